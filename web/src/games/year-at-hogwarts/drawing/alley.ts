// Diagon Alley and the Places: two sheets pinned beside the castle.
import { spotOf } from '../map/world';
import { firs, house, tower, type Part } from './build';
import { arch, box, dots, hatch, poly, ring, shaky, type Dot } from './ink';

const sheet = (left: number, right: number, seed: number): Dot[] => {
  const side = (x: number): Dot[] => [250, 330, 420, 510, 600, 690, 752].map((y) => ({ x, y }));
  const across = (y: number): Dot[] =>
    [0.06, 0.22, 0.4, 0.58, 0.76, 0.94].map((far) => ({ x: left + (right - left) * far, y: y + (seed % 2) }));
  return [...across(228), ...side(right), ...across(776).toReversed(), ...side(left).toReversed()];
};

export const alleySheet = shaky(sheet(10, 552, 1), 7, 41);
export const placesSheet = shaky(sheet(1568, 2110, 2), 7, 42);

type Shop = [x: number, y: number, width: number, height: number, roof: number, lean: number, tint: string];

const SHOPS: Shop[] = [
  // A skyline far behind.
  [300, 372, 44, 50, 30, 0, 'far'],
  [345, 366, 40, 62, 34, 2, 'far'],
  [392, 372, 46, 48, 28, -2, 'far'],
  [438, 364, 40, 70, 36, 1, 'far'],
  [486, 372, 50, 54, 30, 0, 'far'],
  [528, 366, 34, 64, 32, 0, 'far'],
  // Above the street.
  [508, 478, 58, 56, 36, 3, 'plaster'],
  [452, 470, 44, 66, 34, -4, 'rose'],
  [406, 474, 42, 52, 34, 3, 'plaster'],
  [360, 470, 44, 70, 38, -3, 'sage'],
  [314, 474, 46, 56, 36, 2, 'plaster'],
  // Down the dark lane.
  [150, 372, 40, 44, 36, -4, 'sooty'],
  [104, 322, 38, 44, 34, 4, 'sooty'],
  [60, 282, 36, 26, 26, -3, 'sooty'],
  [44, 392, 38, 40, 32, 3, 'sooty'],
  [92, 436, 40, 44, 32, -4, 'sooty'],
  [150, 494, 38, 40, 30, 3, 'sooty'],
  // Below the street.
  [500, 598, 50, 44, 30, -3, 'sage'],
  [448, 594, 44, 50, 28, 3, 'plaster'],
  [400, 600, 44, 46, 32, -2, 'rose'],
  [352, 594, 42, 48, 30, 3, 'plaster'],
  [304, 602, 44, 44, 28, -2, 'sage'],
  [120, 588, 40, 40, 30, 3, 'plaster'],
  [72, 634, 40, 44, 30, -3, 'rose'],
  [34, 664, 30, 38, 26, 2, 'sage'],
  [200, 680, 42, 46, 32, 3, 'plaster'],
  [152, 722, 42, 48, 32, -3, 'sage'],
  [104, 754, 44, 44, 30, 3, 'rose'],
  [262, 716, 46, 50, 32, -2, 'rose'],
  [318, 700, 44, 52, 34, 3, 'plaster'],
  [372, 712, 48, 60, 34, -3, 'sage'],
  [428, 700, 44, 50, 32, 3, 'plaster'],
  [482, 712, 48, 56, 36, -2, 'rose'],
  [528, 700, 34, 50, 30, 0, 'plaster'],
  [214, 764, 44, 44, 30, 2, 'sage'],
  [290, 768, 46, 42, 28, -2, 'plaster'],
  [346, 770, 46, 40, 26, 2, 'rose'],
  [404, 768, 44, 44, 28, -2, 'sage'],
  [460, 770, 46, 42, 28, 2, 'plaster'],
  [512, 768, 44, 44, 28, 0, 'sage'],
];

const shops: Part[][] = SHOPS.toSorted((one, other) => one[1] - other[1]).map(
  ([x, y, width, height, roof, lean, tint], place) =>
    house({ x, y, width, height, roof, lean, tint, chimney: place % 3 === 0, lights: width > 42 ? 3 : 2 }),
);

/** Gringotts: white, leaning, with columns. */
function bank(): Part[] {
  const [x, y] = [246, 484];
  const column = (dx: number): string => box(x + dx - 2.5, y - 44, 5, 42);
  return [
    {
      of: 'marble',
      path: poly(dots(`${x - 36},${y} ${x - 33},${y - 92} ${x + 37},${y - 88} ${x + 36},${y}`)),
    },
    {
      of: 'shade',
      path: poly(dots(`${x + 18},${y} ${x + 20},${y - 89} ${x + 37},${y - 88} ${x + 36},${y}`)),
    },
    { of: 'glass', path: [-22, -7, 8, 23].map((dx) => arch(x + dx, y - 60, 7, 14)).join('') },
    {
      of: 'marble',
      path:
        [-28, -14, 0, 14, 28].map(column).join('') + box(x - 38, y - 50, 76, 7) + box(x - 40, y - 4, 80, 6),
    },
    { of: 'door', path: arch(x, y - 4, 12, 26) },
    { of: 'marble', path: poly(dots(`${x - 38},${y - 91} ${x + 2},${y - 116} ${x + 42},${y - 88}`)) },
    { of: 'dial', path: ring(x + 2, y - 99, 6) },
  ];
}

export const alley: Part[] = [...shops.flat(), ...bank()];

/** The frame of one far place: a round window in the sheet. */
export const windows: { x: number; y: number; parts: Part[] }[] = [
  ['ministry_of_magic', ministry],
  ['hall_of_prophecy', prophecies],
  ['burrow', burrow],
  ['malfoy_manor', manor],
  ['godrics_hollow', hollow],
  ['grimmauld_place', terrace],
  ['horcrux_cave', cave],
  ['graveyard', graves],
].map(([name, draw]) => {
  const { x, y } = spotOf(name as string);
  return { x, y: y - 10, parts: (draw as (x: number, y: number) => Part[])(x, y - 4) };
});

function ministry(x: number, y: number): Part[] {
  return [
    { of: 'stone', path: box(x - 44, y - 46, 88, 50) },
    { of: 'mortar', path: [-36, -24, 24, 36].map((dx) => `M${x + dx} ${y - 46}v50`).join('') },
    { of: 'glass', path: [-30, 30].map((dx) => arch(x + dx, y - 6, 8, 26)).join('') },
    { of: 'dial', path: ring(x, y - 24, 15) },
    { of: 'line', path: `M${x} ${y - 40}v20M${x - 8} ${y - 20}l8 -14l8 14M${x - 12} ${y - 12}q12 8 24 0` },
  ];
}

function prophecies(x: number, y: number): Part[] {
  const shelf = (dx: number): string => box(x + dx, y - 52, 24, 56);
  const orbs = [-42, -34, -26, 22, 30, 38].flatMap((dx) =>
    [-44, -32, -20, -8].map((dy) => ring(x + dx + 2, y + dy, 3)),
  );
  return [
    { of: 'sooty', path: shelf(-46) + shelf(18) },
    {
      of: 'mortar',
      path: [-38, -26, -14, -2].map((dy) => `M${x - 46} ${y + dy}h24M${x + 18} ${y + dy}h24`).join(''),
    },
    { of: 'orb', path: orbs.join('') },
    { of: 'glass', path: ring(x - 1, y - 34, 4) },
  ];
}

function burrow(x: number, y: number): Part[] {
  return [
    ...house({ x: x + 18, y, width: 32, height: 24, roof: 16, lean: 2, tint: 'rose', lights: 2 }),
    ...house({ x: x - 10, y: y + 2, width: 34, height: 26, roof: 14, lean: -3, lights: 2, chimney: true }),
    ...house({ x: x - 12, y: y - 24, width: 24, height: 14, roof: 14, lean: 5, tint: 'sage', lights: 1 }),
  ];
}

function manor(x: number, y: number): Part[] {
  return [
    { of: 'sooty', path: box(x - 36, y - 36, 72, 38) },
    { of: 'glass', path: [-28, -14, 14, 28].map((dx) => arch(x + dx, y - 12, 6, 15)).join('') },
    ...tower({ x: x - 36, y: y + 2, width: 15, height: 46, roof: 18 }),
    ...tower({ x: x + 36, y: y + 2, width: 15, height: 46, roof: 18 }),
    {
      of: 'roof',
      path: poly(dots(`${x - 30},${y - 34} ${x - 18},${y - 50} ${x + 18},${y - 50} ${x + 30},${y - 34}`)),
    },
    {
      of: 'line',
      path: `M${x - 20} ${y + 4}v-14M${x - 10} ${y + 4}v-16M${x + 10} ${y + 4}v-16M${x + 20} ${y + 4}v-14`,
    },
  ];
}

function hollow(x: number, y: number): Part[] {
  return [
    ...house({ x: x + 20, y, width: 34, height: 18, roof: 20, tint: 'stone', lights: 2 }),
    ...tower({ x: x - 14, y: y + 1, width: 18, height: 32, roof: 26 }),
    ...firs([{ x: x - 36, y: y + 1 }], 26, 3),
    { of: 'snow', path: `M${x - 46} ${y + 4}q24 -10 46 -2t46 -2v8h-92Z` },
  ];
}

function terrace(x: number, y: number): Part[] {
  return [-34, -12, 12, 34].flatMap((dx, place) =>
    house({
      x: x + dx,
      y: y + 2,
      width: 22,
      height: 38,
      roof: 9,
      tint: place === 2 ? 'sooty' : 'rose',
      lights: 2,
    }),
  );
}

function cave(x: number, y: number): Part[] {
  return [
    { of: 'rock', path: `M${x - 48} ${y + 6}l6 -34l14 -8l8 -16l18 4l14 12l20 -2l12 18l6 26Z` },
    { of: 'door', path: arch(x + 4, y + 4, 26, 28) },
    { of: 'scree', path: hatch(x - 36, y - 20, 24, 5, 12) + hatch(x + 24, y - 24, 18, 4, 12) },
    {
      of: 'glint',
      path: `M${x - 46} ${y + 2}q8 -6 16 0t16 0t16 0t16 0t16 0M${x - 38} ${y + 9}q8 -6 16 0t16 0t16 0t16 0`,
    },
    { of: 'glass', path: ring(x + 4, y - 6, 3) },
  ];
}

function graves(x: number, y: number): Part[] {
  const stone = (dx: number, high: number): string => arch(x + dx, y + 2, 13, high);
  return [
    { of: 'leaf-deep', path: `M${x - 48} ${y + 4}q48 -22 96 0Z` },
    { of: 'stone', path: stone(-32, 22) + stone(-14, 28) + stone(18, 24) + stone(36, 18) },
    { of: 'shade', path: box(x - 2, y - 30, 5, 32) + box(x - 9, y - 22, 19, 5) },
    {
      of: 'twig',
      path: `M${x + 44} ${y + 2}c-4 -18 2 -26 -4 -44M${x + 41} ${y - 24}q8 -4 10 -14M${x + 41} ${y - 30}q-10 -2 -12 -12`,
    },
  ];
}

const village: [string, number, string][] = [
  ['honeydukes', 54, 'rose'],
  ['zonkos', 50, 'sage'],
  ['three_broomsticks', 60, 'plaster'],
  ['hogs_head', 52, 'sooty'],
];

export const hogsmeade: Part[] = [
  ...firs(
    [
      [1590, 600],
      [1680, 616],
      [1706, 624],
      [2092, 640],
      [1826, 610],
      [1996, 606],
      [2012, 622],
      [1604, 740],
      [1660, 752],
      [1744, 748],
      [1806, 756],
      [1904, 752],
      [1990, 756],
      [2078, 748],
    ].map(([x, y]) => ({ x: x!, y: y! })),
    34,
    12,
  ),
  ...shack(),
  ...village.flatMap(([name, width, tint]) => {
    const { x, y } = spotOf(name);
    return [
      ...house({ x, y: y - 14, width, height: 30, roof: 30, tint, lights: 3, chimney: true }),
      {
        of: 'snow',
        path: `M${x - width / 2 - 5} ${y - 42}L${x} ${y - 75}L${x + width / 2 + 5} ${y - 42}l-8 -2l-6 3l-7 -6l-6 4L${x} ${y - 60}l-8 8l-6 -3l-7 7l-8 -1Z`,
      },
    ];
  }),
];

function shack(): Part[] {
  const { x, y } = spotOf('shrieking_shack');
  return [
    ...house({ x: x + 4, y: y - 14, width: 42, height: 34, roof: 26, lean: 7, tint: 'sooty', lights: 2 }),
    { of: 'line', path: `M${x - 20} ${y - 22}l36 4M${x - 14} ${y - 36}l34 -4` },
  ];
}
