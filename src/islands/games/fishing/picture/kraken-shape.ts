/** The kraken, upright, its middle at the origin: a mantle, and ten arms that each hold a prize at the tip. */
export const krakenBox = '-236 -256 472 512';

export const krakenMantle =
  'M0-246C34-216 54-190 64-160Q146-176 152-92Q116-104 92-84C100-40 70 46 0 48C-70 46-100-40-92-84Q-116-104-152-92Q-146-176-64-160C-54-190-34-216 0-246Z';

type Spot = { readonly x: number; readonly y: number };

const armCount = 10;
const steps = 14;

const along = (from: Spot, first: Spot, second: Spot, to: Spot, t: number): Spot => {
  const at = (a: number, b: number, c: number, d: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return { x: at(from.x, first.x, second.x, to.x), y: at(from.y, first.y, second.y, to.y) };
};

const text = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A tapered arm: its outline, and where it ends. */
const armOf = (index: number): { readonly d: string; readonly tip: Spot } => {
  const turn = (index / (armCount - 1) - 0.5) * 2.7;
  const reach = 212 - (index % 2) * 40;
  const bend = (index % 2 === 0 ? 1 : -1) * 52;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const from = { x: (index - (armCount - 1) / 2) * 11, y: 22 };
  const tip = { x: sin * reach, y: 24 + cos * reach };
  const first = { x: from.x + sin * 46, y: from.y + 84 };
  const second = { x: tip.x - sin * 70 + cos * bend, y: tip.y - cos * 70 - sin * bend };
  const line = Array.from({ length: steps + 1 }, (_, step) => along(from, first, second, tip, step / steps));
  const edge = (sign: 1 | -1): Spot[] =>
    line.map((spot, step) => {
      const [before = spot, after = spot] = [line[step - 1], line[step + 1]];
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const half = sign * ((1 - step / steps) * 13 + 3);
      return { x: spot.x - ((after.y - before.y) / length) * half, y: spot.y + ((after.x - before.x) / length) * half };
    });
  return { d: `M${[...edge(1), ...edge(-1).reverse()].map(text).join('L')}Z`, tip };
};

export const krakenArms = Array.from({ length: armCount }, (_, index) => armOf(index));
