// What a mapmaker adds: the sky, a border, a compass, and the great pitch below the castle.
import { HEIGHT, WIDTH } from '../map/world';
import { tower, type Part } from './build';
import { dots, ring, strewn } from './ink';

const SKY = dots(`30,30 ${WIDTH - 30},30 ${WIDTH - 30},200 ${WIDTH - 300},130 1400,60 900,40 300,120 30,200`);

export const stars: string = strewn(SKY, 38, 5)
  .map(({ x, y }, place) =>
    place % 4
      ? ring(x, y, 1.3)
      : `M${x} ${y - 5}l1.4 3.6l3.6 1.4l-3.6 1.4l-1.4 3.6l-1.4 -3.6l-3.6 -1.4l3.6 -1.4Z`,
  )
  .join('');

const frame = (far: number): string => `M${far} ${far}H${WIDTH - far}V${HEIGHT - far}H${far}Z`;

const corner = (x: number, y: number, right: number, down: number): string =>
  `M${x} ${y + 70 * down}c0 ${-40 * down} ${10 * right} ${-58 * down} ${70 * right} ${-70 * down}M${x + 12 * right} ${y + 60 * down}c${2 * right} ${-26 * down} ${20 * right} ${-44 * down} ${48 * right} ${-48 * down}M${x + 20 * right} ${y + 20 * down}m${-7 * right} 0a7 7 0 1 0 ${14 * right} 0a7 7 0 1 0 ${-14 * right} 0`;

export const border: string =
  frame(10) +
  frame(17) +
  corner(20, 20, 1, 1) +
  corner(WIDTH - 20, 20, -1, 1) +
  corner(20, HEIGHT - 20, 1, -1) +
  corner(WIDTH - 20, HEIGHT - 20, -1, -1);

export function compass(x: number, y: number, size: number): Part[] {
  const ray = (turn: number, far: number, wide: number): string => {
    const at = (angle: number, length: number): string =>
      `${x + Math.sin(angle) * length} ${y - Math.cos(angle) * length}`;
    return `M${at(turn, far)}L${at(turn + 0.5, wide)}L${x} ${y}L${at(turn - 0.5, wide)}Z`;
  };
  const turns = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2);
  return [
    { of: 'line', path: ring(x, y, size * 0.72) + ring(x, y, size * 0.66) },
    { of: 'shade', path: turns.map((turn) => ray(turn + Math.PI / 4, size * 0.6, size * 0.16)).join('') },
    { of: 'stone', path: turns.map((turn) => ray(turn, size, size * 0.2)).join('') },
    { of: 'dial', path: ring(x, y, size * 0.1) },
  ];
}

/** The pitch as it lies on the map: its middle, and how far it reaches. */
export const PITCH = { x: 1060, y: 1290, across: 258, down: 226 };

const HOUSES = ['gryffindor', 'ravenclaw', 'hufflepuff', 'slytherin'];

function stands(): Part[] {
  const count = 18;
  return Array.from({ length: count }, (_, place) => (place / count) * 2 * Math.PI)
    .map((turn, place) => ({
      x: PITCH.x + Math.cos(turn) * PITCH.across,
      y: PITCH.y + Math.sin(turn) * PITCH.down,
      place,
    }))
    .toSorted((one, other) => one.y - other.y)
    .flatMap(({ x, y, place }) =>
      tower({ x, y: y + 14, width: 24, height: 40, roof: 18, flag: HOUSES[place % 4]! }),
    );
}

const hoops = (x: number): string =>
  [-56, 0, 56].map((dy) => `M${x} ${PITCH.y + dy + 30}v-30${ring(x, PITCH.y + dy - 13, 10, 13)}`).join('');

export const pitch: Part[] = [
  { of: 'rock', path: ring(PITCH.x, PITCH.y + 14, PITCH.across + 26, PITCH.down + 22) },
  { of: 'ground', path: ring(PITCH.x, PITCH.y, PITCH.across + 24, PITCH.down + 20) },
  { of: 'lawn', path: ring(PITCH.x, PITCH.y, PITCH.across - 22, PITCH.down - 24) },
  {
    of: 'turf',
    path: [-150, -90, -30, 30, 90, 150].map((dx) => `M${PITCH.x + dx} ${PITCH.y - 150}v300`).join(''),
  },
  {
    of: 'chalk',
    path:
      ring(PITCH.x, PITCH.y, 190, 160) + ring(PITCH.x, PITCH.y, 46, 38) + `M${PITCH.x} ${PITCH.y - 160}v320`,
  },
  { of: 'hoop', path: hoops(PITCH.x - 176) + hoops(PITCH.x + 176) },
  ...stands(),
];

/** A ribbon for a name: so wide, with folded ends. */
export function ribbon(x: number, y: number, width: number, height: number): Part[] {
  const half = width / 2;
  const sag = height * 0.28;
  const tail = (side: number): string => {
    const edge = x + side * half;
    return `M${edge - side * 14} ${y - height * 0.2}L${edge + side * 30} ${y - height * 0.5}L${edge + side * 16} ${y + height * 0.02}L${edge + side * 30} ${y + height * 0.5}L${edge - side * 14} ${y + height * 0.7}Z`;
  };
  return [
    { of: 'ribbon-back', path: tail(-1) + tail(1) },
    {
      of: 'ribbon',
      path: `M${x - half} ${y - height / 2}Q${x} ${y - height / 2 + sag} ${x + half} ${y - height / 2}V${y + height / 2}Q${x} ${y + height / 2 + sag} ${x - half} ${y + height / 2}Z`,
    },
  ];
}
