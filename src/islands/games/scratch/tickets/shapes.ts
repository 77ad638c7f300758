const ball = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Drawings of the tickets in one ink each, 40 units wide about the origin. */
export const fox = 'M-19-17L-8-9H8L19-17L17 3L0 18L-17 3Z';
export const foxCheeks = `M-17 3L-7 3L0 18ZM17 3L7 3L0 18Z${ball(-7, -2, 2)}${ball(7, -2, 2)}`;
export const crow = 'M-20 15L-12 5C-13-8-3-17 6-14C10-13 12-10 12-8L21-4L11-2C10 9 2 15-8 14L-11 19L-13 14Z';
export const crowEye = `${ball(6, -8, 2)}M-10 6C-4 9 3 7 6 1C-1 3-6 2-10 6Z`;
export const plane = 'M-20-3L20-14L4 14L-4 4L-8 12L-9 1ZM-9 1L20-14L-4 4Z';

const wedge = 'M-18 4L12-12C18-10 19-4 18-1V12H-18ZM-18 4H18';
const holes = `${ball(-7, 7.5, 2.6)}${ball(4, 8, 2)}${ball(11, -4, 2.4)}`;

/** The seven goods in the order of their baskets: the whole of each, and the lines on it. */
export const goods: readonly { readonly whole: string; readonly lines: string }[] = [
  {
    whole: `${ball(-8, 9, 8)}${ball(9, 10, 8)}M-1-15C6-20 14-18 18-11C10-8 3-9-1-15Z`,
    lines: 'M-8 2C-6-7-3-12-1-15C5-8 8-4 9 3',
  },
  { whole: 'M-19 4C-19-10 19-10 19 4V10Q19 13 16 13H-16Q-19 13-19 10Z', lines: 'M-9-5L-5 3M-1-7L3 2M8-6L12 2' },
  { whole: 'M0-17C9-17 14-2 14 4A14 13 0 0 1-14 4C-14-2-9-17 0-17Z', lines: 'M-7 5C-7 0-4-7-1-9' },
  { whole: wedge, lines: holes },
  {
    whole: 'M-17 0C-8-13 7-12 13-2L20-9V9L13 2C7 12-8 13-17 0Z',
    lines: `${ball(-9, -2, 1.5)}M-4-7Q0 0-4 7M2-5L7 0L2 5`,
  },
  {
    whole: 'M-14-17H14V-10H11L13-7V13Q13 18 8 18H-8Q-13 18-13 13V-7L-11-10H-14Z',
    lines: 'M-11-10H11M-13-1H13M-13 10H13M0 2L-3 5L0 8L3 5Z',
  },
  {
    whole:
      'M-20 4C-15 1-9 3-5 1C-1-1-2-9 0-13C2-19 11-19 12-12L19-9L11-8C9-2 11 1 14 6C15 13 6 17-6 16C-14 15-19 11-20 4Z',
    lines: `${ball(6, -12, 1.2)}M-14 6C-8 12 2 11 6 6`,
  },
];

/** The moon as it grows with its factor: a sickle, a half, a full one, and a full one with rays. */
export const moons: readonly string[] = [
  'M4-18A18 18 0 1 0 4 18A22 22 0 0 1 4-18Z',
  'M2-18A18 18 0 1 0 2 18Z',
  ball(0, 0, 18),
  `${ball(0, 0, 13)}${Array.from({ length: 8 }, (_, ray) => {
    const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    return `M${16 * x - 1.6 * y} ${16 * y + 1.6 * x}L${21 * x} ${21 * y}L${16 * x + 1.6 * y} ${16 * y - 1.6 * x}Z`;
  }).join('')}`,
];
