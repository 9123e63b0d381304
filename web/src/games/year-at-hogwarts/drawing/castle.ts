// The castle: rock, courts, walls along the ways, towers, and the Great Hall in the middle.
import { links, spots, type Link, type Spot } from '../map/world';
import { tower, type Part, type Tower } from './build';
import { arch, box, dots, hatch, poly, ring, shaky, strewn, type Dot } from './ink';
import { crowns } from './build';

/** The main board begins here on the map. */
const LEFT = 560;
const OUTSIDE =
  /^(gn_|gr_|tr_|start|two_hands|hogwarts_crest|owlery|courtyard|training|forbidden|dragon|maze|whomping|black_lake|hagrid|creatures|herbology|quidditch)/u;
const DUNGEON = /^(dg_|slytherin|potions_class|snape)/u;

const moved = (text: string): Dot[] => dots(text).map(({ x, y }) => ({ x: x + LEFT, y }));

export type Ground = 'hall' | 'dungeon' | 'bridge' | 'trail' | 'street' | 'secret';

/** What a way looks like, by where it leads. */
export function groundOf({ start, end, secret }: Link): Ground {
  const both = [start, end];
  const some = (passes: (spot: Spot) => boolean): boolean => both.some(passes);
  if (secret) return 'secret';
  if (some(({ board }) => board !== 'm')) return some(({ board }) => board === 'm') ? 'trail' : 'street';
  if (some(({ kind }) => kind === 'bridge')) return 'bridge';
  if (some(({ name }) => DUNGEON.test(name))) return 'dungeon';
  return some(({ name }) => OUTSIDE.test(name)) ? 'trail' : 'hall';
}

/** All ways of one sort as one line, moved down by so much. */
export function waysOf(ground: Ground, down = 0): string {
  return links
    .filter((link) => groundOf(link) === ground)
    .map(({ start, end }) => `M${start.x} ${start.y + down}L${end.x} ${end.y + down}`)
    .join('');
}

const PLATEAU = moved(
  '188,474 172,380 205,318 240,250 252,190 310,168 420,182 530,158 650,192 730,182 800,232 820,330 832,450 832,560 818,632 752,668 690,698 640,722 540,742 440,748 340,742 268,722 196,676 168,590 186,530',
);
const CLIFF = moved(
  '166,585 196,690 222,762 262,838 330,874 450,892 560,878 640,850 700,790 735,720 830,620 700,600 300,640',
);
/** The inner courts, between the walls. */
const COURTS: [kind: string, area: Dot[]][] = [
  ['lawn', moved('248,520 328,520 328,655 300,660 250,630')],
  ['cobble', moved('362,515 448,515 452,680 362,680')],
  ['lawn', moved('250,350 328,330 328,480 250,480')],
  ['cobble', moved('362,320 452,315 452,468 362,478')],
  ['lawn', moved('488,320 582,335 582,445 488,470')],
  ['cobble', moved('484,500 586,490 586,668 484,682')],
  ['lawn', moved('618,350 698,385 698,480 618,465')],
  ['cobble', moved('618,505 698,512 698,620 618,655')],
  ['lawn', moved('300,232 400,250 400,282 300,318')],
  ['lawn', moved('420,232 640,238 640,320 560,292 420,284')],
  ['cobble', moved('678,262 752,288 760,384 678,336')],
];

export const rock: Part[] = [
  { of: 'rock-deep', path: shaky(CLIFF, 9, 11) },
  { of: 'scree', path: cracks() },
  {
    of: 'rock',
    path: shaky(
      PLATEAU.map(({ x, y }) => ({ x, y: y + 16 })),
      6,
      5,
    ),
  },
  { of: 'ground', path: shaky(PLATEAU, 6, 5) },
  ...COURTS.map(([of, area], seed) => ({ of, path: shaky(area, 3, seed + 20) })),
];

/** The face of the rock is drawn with falling strokes. */
function cracks(): string {
  return strewn(CLIFF, 19, 3)
    .filter(({ y }) => y > 742)
    .map(({ x, y }) => `M${x} ${y}l3 7l-2 6l3 8`)
    .join('');
}

const HOUSES: Record<string, string> = {
  gryffindor_tower: 'gryffindor',
  hufflepuff_tower: 'hufflepuff',
  ravenclaw_tower: 'ravenclaw',
  slytherin_tower: 'slytherin',
};

/** Width, height above the space, and roof of each tower that is a space. */
const SIZES: Record<string, [number, number, number]> = {
  clock_tower: [42, 34, 26],
  gryffindor_tower: [46, 26, 42],
  hufflepuff_tower: [48, 22, 34],
  ravenclaw_tower: [40, 44, 52],
  slytherin_tower: [46, 18, 30],
  bell_tower: [44, 52, 40],
  astronomy_tower: [46, 20, 30],
  dark_tower: [40, 66, 58],
  owlery_tower: [40, 50, 40],
  courtyard_turret: [36, 36, 38],
  training_tower: [36, 28, 36],
  grand_staircase_tower: [48, 16, 34],
  headmaster_tower: [38, 20, 32],
  north_tower: [44, 22, 36],
  south_tower: [44, 20, 28],
  east_tower: [44, 14, 26],
  west_tower: [42, 20, 26],
  defence_tower: [38, 26, 36],
};

function standing(spot: Spot): Tower {
  const [width, above, roof] = SIZES[spot.name] ?? [40, 24, 34];
  return {
    x: spot.x,
    y: spot.y + 20,
    width,
    height: above + 20,
    roof,
    clock: spot.name === 'clock_tower',
    dome: spot.name === 'astronomy_tower',
    ...(HOUSES[spot.name] ? { flag: HOUSES[spot.name]! } : {}),
  };
}

/** Towers that are no spaces, for the picture: x, y, width, height, roof on the main board. */
const MORE: [number, number, number, number, number][] = [
  [196, 474, 20, 40, 28],
  [196, 548, 20, 34, 26],
  [385, 392, 22, 34, 30],
  [440, 470, 18, 30, 24],
  [520, 446, 36, 58, 46],
  [556, 440, 22, 36, 36],
  [400, 655, 30, 58, 48],
  [430, 668, 18, 34, 28],
  [376, 672, 18, 26, 24],
  [312, 652, 18, 26, 22],
  [300, 300, 18, 24, 22],
  [370, 286, 22, 26, 26],
  [560, 284, 24, 34, 34],
  [640, 650, 24, 34, 32],
  [672, 640, 18, 26, 24],
  [690, 468, 20, 36, 30],
  [640, 468, 18, 26, 24],
  [735, 330, 22, 34, 30],
  [800, 300, 18, 26, 22],
  [812, 470, 16, 28, 22],
  [812, 570, 16, 28, 22],
  [250, 250, 16, 30, 22],
  [640, 196, 18, 26, 24],
];

export const towers: Part[][] = [
  ...spots.filter(({ kind, board }) => kind === 'tower' && board === 'm').map(standing),
  ...MORE.map(([x, y, width, height, roof]) => ({ x: x + LEFT, y, width, height, roof })),
]
  .toSorted((one, other) => one.y - other.y)
  .map(tower);

const hall = { x: LEFT + 533, y: 664, half: 40, high: 74, roof: 56 };

/** The Great Hall: nave, rose window, tall lights, buttresses and pinnacles. */
export const greatHall: Part[] = [
  { of: 'shade', path: [-1, 1].map((side) => poly(buttress(side))).join('') },
  { of: 'stone', path: box(hall.x - hall.half, hall.y - hall.high, hall.half * 2, hall.high) },
  { of: 'shade', path: box(hall.x + hall.half * 0.55, hall.y - hall.high, hall.half * 0.45, hall.high) },
  {
    of: 'glass',
    path:
      [-27, -15, 15, 27].map((x) => arch(hall.x + x, hall.y - 22, 8, 38)).join('') +
      arch(hall.x, hall.y - 20, 14, 50),
  },
  {
    of: 'mortar',
    path: `M${hall.x - hall.half} ${hall.y - 14}h${hall.half * 2}M${hall.x} ${hall.y - 20}v-40M${hall.x - 6} ${hall.y - 36}h12`,
  },
  { of: 'door', path: arch(hall.x, hall.y, 14, 15) },
  {
    of: 'roof',
    path: poly([
      { x: hall.x - hall.half - 7, y: hall.y - hall.high + 3 },
      { x: hall.x, y: hall.y - hall.high - hall.roof },
      { x: hall.x + hall.half + 7, y: hall.y - hall.high + 3 },
    ]),
  },
  {
    of: 'roof-shade',
    path: poly([
      { x: hall.x, y: hall.y - hall.high - hall.roof },
      { x: hall.x + hall.half + 7, y: hall.y - hall.high + 3 },
      { x: hall.x + 9, y: hall.y - hall.high + 3 },
    ]),
  },
  { of: 'tile detail', path: hatch(hall.x - 24, hall.y - hall.high - 12, 40, 8, 9, 0.1) },
  { of: 'dial', path: ring(hall.x, hall.y - hall.high - 14, 9) },
  { of: 'glass', path: ring(hall.x, hall.y - hall.high - 14, 6) },
  ...[-1, 1].flatMap((side) =>
    tower({ x: hall.x + side * (hall.half + 4), y: hall.y + 2, width: 13, height: hall.high + 6, roof: 30 }),
  ),
];

function buttress(side: number): Dot[] {
  const edge = hall.x + side * hall.half;
  return [
    { x: edge, y: hall.y - 52 },
    { x: edge + side * 14, y: hall.y - 22 },
    { x: edge + side * 15, y: hall.y + 1 },
    { x: edge, y: hall.y + 1 },
  ];
}

const GARDENS: [number, number][] = [
  [262, 560],
  [300, 540],
  [268, 610],
  [312, 600],
  [266, 470],
  [318, 350],
  [555, 350],
  [500, 352],
  [575, 380],
  [632, 372],
  [686, 420],
];

export const gardens: Part[] = [
  ...crowns(
    GARDENS.map(([x, y]) => ({ x: x + LEFT, y })),
    11,
    9,
  ),
  { of: 'stone', path: ring(LEFT + 290, 575, 15, 9) },
  { of: 'water', path: ring(LEFT + 290, 574, 11, 6) },
  { of: 'line', path: `M${LEFT + 290} 574v-12M${LEFT + 290} 562q-7 -2 -8 7M${LEFT + 290} 562q7 -2 8 7` },
];

/** Bridges: planks over arches, from bank to bank. */
export const arches: string = links
  .filter((link) => groundOf(link) === 'bridge')
  .map(({ start, end }) => {
    const steps = Math.max(2, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / 16));
    const [across, down] = [(end.x - start.x) / steps, (end.y - start.y) / steps];
    return Array.from({ length: steps }, (_, place) => {
      const [x, y] = [start.x + across * place, start.y + down * place + 9];
      return Math.abs(across) < 5 ? '' : `M${x} ${y}v13q${across / 2} -14 ${across} ${down}v-13`;
    }).join('');
  })
  .join('');
