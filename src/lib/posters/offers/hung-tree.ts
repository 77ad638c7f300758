import { disc, type Point, repeat, scatter, shape, stroke } from '../draw.ts';
import { offerSvg } from './offer-svg.ts';

/** A garden by night, pulled through a silk screen. */
const ink = {
  sky: '#1d2358',
  dark: '#151a33',
  crown: '#0d5a61',
  leaf: '#1b8a83',
  amber: '#f0a733',
  cream: '#fbe7bd',
  copper: '#c8452a',
  plum: '#46234a',
};

const crown = { x: 510, y: 190, radius: 370 };
/** The golden angle, in turns: fruits that keep out of each other's way, however many there are. */
const golden = (3 - Math.sqrt(5)) / 2;

const fruitAt = (at: number, count: number): Point => {
  const far = crown.radius * 0.86 * Math.sqrt((at + 0.5) / count);
  const turn = at * golden * 2 * Math.PI;
  return [crown.x + far * Math.sin(turn), crown.y - far * Math.cos(turn)];
};

const fruit = (at: number, count: number): string => {
  const [x, y] = fruitAt(at, count);
  const size = Math.min(42, 190 / Math.sqrt(count));
  return (
    stroke(`M${x.toFixed(1)} ${(y - size - 16).toFixed(1)}v18`, ink.dark, 5) +
    disc(x, y, size, at % 3 === 1 ? ink.copper : ink.amber) +
    disc(x - size * 0.32, y - size * 0.34, size * 0.2, ink.cream)
  );
};

/** A tree with as many fruits as there are free spins. */
export const hungTree = (spins: number): string => {
  const next = scatter(11);
  const stars = repeat(26, () => disc(next() * 960, next() * 880 - 250, 1.5 + next() * 3, ink.cream, 'opacity="0.7"'));
  const leaves = repeat(46, (at) => {
    const [x, y] = fruitAt(at + 0.4, 46);
    const turned = Math.round(next() * 180);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="54" ry="18" fill="${ink.leaf}" transform="rotate(${turned} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  return offerSvg(
    [
      `<rect y="-260" width="960" height="960" fill="${ink.sky}"/>`,
      ...stars,
      disc(118, -120, 78, ink.cream),
      disc(150, -138, 70, ink.sky),
      shape('M470 520L462 720H586L560 520Z', ink.dark),
      disc(crown.x, crown.y, crown.radius, ink.crown, 'opacity="0.92"'),
      ...leaves,
      shape(`M0 690Q240 640 480 668T960 650V700H0Z`, ink.dark),
      ...repeat(spins, (at) => fruit(at, spins)),
    ].join(''),
  );
};
