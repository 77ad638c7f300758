/** Fifth Draw shines out of glass: amber and teal on a tube that is never quite black. */
export const fifth = { glass: '#0c1413', amber: '#ffb13b', teal: '#2fb5a0', pale: '#fff1c9', ember: '#c4502a' };

/** Its later machines shine otherwise: bulbs on enamel, gas in tubes, liquid crystal, plasma, lamps behind paint. */
export const enamel = { red: '#a3242a', deep: '#3b0d12', bulb: '#ffe29a', hot: '#fffbe8', cream: '#fbeecd' };
export const tubes = { night: '#150b2e', pink: '#ff6fb5', blue: '#8fb8ff', white: '#fff4fb' };
export const crystal = { ground: '#b9c6a5', dim: '#a3b190', ink: '#1d271d' };
export const plasma = { dark: '#180a05', glow: '#ff8a4c', hot: '#ffe29a', ember: '#6d2b10' };
export const backglass = {
  plum: '#5b2a6f',
  dark: '#2a1236',
  lemon: '#ffd84d',
  lime: '#8fd14f',
  cream: '#fbeecd',
  shade: '#f0d9a4',
  cherry: '#d7263d',
};
