// What lies around the castle: mountains, the lake, the forest, and what stands in the grounds.
import { links, spots, spotOf } from '../map/world';
import { firs, crowns, house, mountain, tower, type Part } from './build';
import { along, arch, dots, poly, ring, shaky, soft, strewn, type Dot } from './ink';

/** Spaces and ways stay free of trees. */
const kept: Dot[] = [
  ...spots,
  ...links.filter(({ secret }) => !secret).flatMap(({ start, end }) => along(start, end, 14)),
];

export const mountains: Part[] = [
  [600, 190, 260, 120],
  [1440, 176, 300, 150],
  [760, 178, 280, 168],
  [1270, 178, 260, 128],
  [930, 168, 220, 118],
  [1110, 172, 250, 160],
  [40, 200, 240, 110],
  [1700, 196, 300, 140],
  [1900, 206, 320, 176],
  [2080, 210, 240, 120],
  [1560, 196, 200, 100],
].flatMap(([x, y, width, height], seed) => mountain(x!, y!, width!, height!, seed + 1));

const LAKE = dots(
  '34,902 120,850 214,862 300,834 420,836 500,816 600,846 700,868 800,905 900,926 1020,938 1110,914 1160,880 1235,858 1325,866 1350,905 1310,950 1220,978 1080,986 940,988 820,1006 776,1050 730,1100 752,1180 720,1260 742,1340 690,1410 700,1470 610,1486 540,1532 430,1508 330,1536 220,1500 140,1512 84,1430 30,1390 52,1290 20,1200 56,1110 26,1010',
);
/** The wide part of it. */
const DEEP = LAKE.filter(({ x }) => x < 790);
const ISLAND = dots('196,1092 240,1074 300,1078 330,1100 300,1122 236,1124');

export const lake: Part[] = [
  { of: 'shore', path: shaky(LAKE, 8, 2) },
  { of: 'water', path: shaky(LAKE.map(inward(0.012)), 8, 2) },
  { of: 'depth', path: [0.07, 0.14, 0.22].map((by) => shaky(DEEP.map(inward(by)), 10, 2)).join('') },
  {
    of: 'glint',
    path: strewn(LAKE, 34, 8, [...ISLAND, ...spots], 26)
      .map(
        ({ x, y }, place) =>
          `M${x} ${y}q${4 + (place % 3) * 2} -4 ${9 + (place % 4) * 3} 0t${9 + (place % 3) * 3} 0`,
      )
      .join(''),
  },
  { of: 'shore', path: shaky(ISLAND, 4, 6) },
  ...firs(strewn(ISLAND, 17, 4), 30, 4),
  ...squid(430, 1215),
  ...[
    [560, 1010],
    [612, 1038],
    [520, 1052],
    [580, 1076],
  ].flatMap(([x, y]) => boat(x!, y!)),
];

/** Nearer to the middle of the lake by a part of the way. */
function inward(by: number): (dot: Dot) => Dot {
  return ({ x, y }) => ({ x: x + (400 - x) * by, y: y + (1180 - y) * by });
}

/** Arms that rise from the lake. */
function squid(x: number, y: number): Part[] {
  const arm = (dx: number, high: number, curl: number): string =>
    `M${x + dx} ${y}c${-curl * 0.4} ${-high * 0.5} ${curl * 0.8} ${-high * 0.7} ${curl * 0.5} ${-high}c${-curl * 0.1} -12 ${curl * 0.7} -16 ${curl * 0.8} -2`;
  const arms = arm(-44, 62, -26) + arm(-14, 92, 30) + arm(22, 74, -24) + arm(50, 52, 28);
  return [
    { of: 'arm-edge', path: arms },
    { of: 'arm', path: arms },
    { of: 'glint', path: [-44, -14, 22, 50].map((dx) => ring(x + dx, y + 1, 13, 4)).join('') },
  ];
}

function boat(x: number, y: number): Part[] {
  return [
    { of: 'wood', path: `M${x - 15} ${y}q15 9 30 0l-4 8q-11 5 -22 0Z` },
    { of: 'line', path: `M${x + 10} ${y + 1}v-12` },
    { of: 'glass', path: ring(x + 10, y - 12, 3) },
  ];
}

const FOREST = dots('1392,196 1440,150 1560,150 1566,486 1522,480 1470,430 1410,420 1384,320');
const COPSES: [string, number][] = [
  ['560,250 700,220 760,300 700,440 590,440', 30],
  ['570,560 720,560 740,680 700,800 575,790', 30],
  ['1420,560 1556,540 1560,720 1520,720 1500,650', 36],
  ['560,60 790,90 820,170 700,200 570,190', 26],
  ['1170,60 1380,100 1390,190 1300,196 1180,160', 25],
  ['1350,900 1560,910 1740,880 2110,860 2110,960 1700,1000 1360,1010', 40],
  ['1370,1260 1500,1230 1560,1330 1520,1540 1370,1540', 34],
  ['30,800 540,792 540,822 300,820 40,850', 30],
  ['1900,1330 2110,1300 2110,1540 1880,1540', 34],
];

export const trees: Part[] = [
  ...firs(strewn(FOREST, 15, 21, kept, 25), 40, 21),
  ...COPSES.flatMap(([area, apart], seed) => firs(strewn(dots(area), apart, seed + 30, kept, 34), 32, seed)),
];

export const hills: Part[] = [
  { of: 'meadow', path: soft(dots('800,196 830,120 900,72 1000,50 1110,60 1150,110 1160,190 1000,210')) },
  {
    of: 'meadow',
    path: soft(dots('1370,470 1460,420 1570,440 1572,900 1500,960 1360,950 1280,900 1290,740 1340,640')),
  },
  { of: 'meadow', path: soft(dots('1362,1010 1600,940 1900,970 2112,930 2112,1550 1362,1550')) },
];

const at = (name: string): [number, number] => [spotOf(name).x, spotOf(name).y];

/** Landmarks of the grounds, each behind its space. */
export const landmarks: Part[] = [
  ...hut(),
  ...willow(),
  ...maze(),
  ...arena(),
  ...glasshouse(),
  ...stadium(),
  ...boathouse(),
  ...gate(),
  ...railway(),
];

function hut(): Part[] {
  const [x, y] = at('hagrid_hut');
  return [
    ...tower({ x: x + 30, y: y + 8, width: 34, height: 20, roof: 30 }),
    ...tower({ x: x + 54, y: y + 12, width: 22, height: 14, roof: 20 }),
    {
      of: 'pumpkin',
      path: [
        [22, 24],
        [34, 27],
        [46, 25],
      ]
        .map(([dx, dy]) => ring(x + dx!, y + dy!, 5, 4))
        .join(''),
    },
    { of: 'smoke', path: `M${x + 24} ${y - 40}q-8 -8 0 -15t0 -16` },
  ];
}

function willow(): Part[] {
  const [x, y] = at('whomping_willow');
  const limbs = `M${x + 34} ${y + 8}c-4 -20 2 -30 -8 -46M${x + 34} ${y - 12}c8 -12 4 -22 16 -34M${x + 32} ${y - 20}c-2 -16 -16 -18 -20 -32M${x + 35} ${y - 22}c2 -14 -2 -22 4 -38`;
  const twigs = `M${x + 26} ${y - 38}q-10 4 -16 18M${x + 50} ${y - 46}q12 6 12 26M${x + 12} ${y - 52}q-12 2 -14 20M${x + 39} ${y - 60}q14 0 18 16M${x + 50} ${y - 46}q2 -10 10 -12`;
  return [
    { of: 'limb-edge', path: limbs },
    { of: 'limb', path: limbs },
    { of: 'twig', path: twigs },
  ];
}

function maze(): Part[] {
  const [x, y] = at('maze');
  const hedges = [30, 22]
    .map((far) => `M${x - far} ${y - far * 0.8}H${x + far}V${y + far * 0.8}H${x - far}V${y - far * 0.3}`)
    .join('');
  return [{ of: 'hedge', path: hedges }];
}

function arena(): Part[] {
  const [x, y] = at('dragon_arena');
  return [
    { of: 'shade', path: ring(x, y + 4, 44, 30) },
    { of: 'stone', path: ring(x, y, 44, 28) },
    { of: 'mortar', path: ring(x, y, 37, 23) },
    { of: 'sand', path: ring(x, y, 29, 18) },
  ];
}

function glasshouse(): Part[] {
  const [x, y] = at('herbology_class');
  const [left, top] = [x + 20, y - 26];
  return [
    {
      of: 'pane',
      path: poly(
        dots(
          `${left},${top + 40} ${left},${top + 16} ${left + 22},${top} ${left + 44},${top + 16} ${left + 44},${top + 40}`,
        ),
      ),
    },
    {
      of: 'line',
      path: `M${left + 11} ${top + 8}v32M${left + 22} ${top}v40M${left + 33} ${top + 8}v32M${left} ${top + 16}h44M${left} ${top + 28}h44`,
    },
    { of: 'leaf', path: ring(left + 10, top + 36, 6) + ring(left + 32, top + 35, 7) },
  ];
}

function stadium(): Part[] {
  const [x, y] = at('quidditch_pitch');
  const stands = [-46, -28, 28, 46].flatMap((dx, place) =>
    tower({
      x: x + dx,
      y: y + (Math.abs(dx) > 40 ? 4 : 18),
      width: 11,
      height: 30,
      roof: 13,
      flag: ['gryffindor', 'ravenclaw', 'hufflepuff', 'slytherin'][place]!,
    }),
  );
  return [
    { of: 'shade', path: ring(x, y + 4, 54, 30) },
    { of: 'lawn', path: ring(x, y, 52, 27) },
    { of: 'mortar', path: ring(x, y, 42, 20) },
    ...stands,
  ];
}

function boathouse(): Part[] {
  const [x, y] = at('boathouse_bridge');
  return house({ x: x - 6, y: y + 44, width: 40, height: 16, roof: 18, tint: 'wood', lights: 0 });
}

/** The gate with its winged boars. */
function gate(): Part[] {
  const [x, y] = at('start');
  return [
    ...tower({ x: x + 30, y: y - 12, width: 14, height: 36 }),
    ...tower({ x: x + 30, y: y + 44, width: 14, height: 36 }),
    {
      of: 'line',
      path: `M${x + 30} ${y - 52}q-8 -8 -14 -1M${x + 30} ${y - 52}q6 -9 13 -3M${x + 30} ${y + 4}q-8 -8 -14 -1M${x + 30} ${y + 4}q6 -9 13 -3`,
    },
  ];
}

/** How high the rails lie, from one end of the moor to the other. */
function rails(x: number): number {
  return 1158 + Math.sin(x / 150) * 16;
}

/** The Hogwarts Express on its viaduct, on the way to the village. */
function railway(): Part[] {
  const places = Array.from({ length: 26 }, (_, place) => 1362 + place * 30);
  const top = places.map((x) => ({ x, y: rails(x) }));
  const foot = places.map((x) => ({ x, y: rails(x) + 62 })).toReversed();
  const car = (x: number): string => `M${x} ${rails(x + 22) - 24}h44q3 0 3 4v16h-50v-16q0 -4 3 -4Z`;
  const panes = (x: number): string =>
    [5, 17, 29].map((dx) => `M${x + dx} ${rails(x + 22) - 19}h8v8h-8Z`).join('');
  const cars = [1560, 1612, 1664];
  const engine = 1718;
  const level = rails(engine + 24) - 2;
  return [
    { of: 'viaduct', path: poly([...top, ...foot]) },
    {
      of: 'hollow',
      path: places
        .slice(0, -1)
        .map((x) => arch(x + 15, rails(x + 15) + 63, 20, 48))
        .join(''),
    },
    { of: 'rail', path: poly(top, false) },
    { of: 'car', path: cars.map(car).join('') },
    { of: 'glass', path: cars.map(panes).join('') },
    {
      of: 'engine',
      path: `M${engine} ${level - 20}h34q8 0 10 8v10h-46v-14ZM${engine + 30} ${level - 20}v-12h8v12ZM${engine - 2} ${level - 28}h16v10h-16Z`,
    },
    { of: 'wheel', path: [8, 22, 36].map((dx) => ring(engine + dx, level, 5.5)).join('') },
    { of: 'smoke', path: `M${engine + 34} ${level - 36}c4 -16 -14 -14 -10 -28s-24 -6 -26 -22s-26 0 -34 -14` },
  ];
}

export const copse: Part[] = crowns(
  strewn(dots('1380,1030 1560,1010 1900,1030 2100,1000 2100,1080 1800,1080 1400,1120'), 44, 77),
  13,
  7,
);
