import { disc, polygon, rect, repeat, shape, stroke } from '../draw.ts';
import { uneven } from '../shapes.ts';
import { offerSvg } from './offer-svg.ts';

/** Lamplight on green cloth: the house's own inks. */
const ink = {
  wall: '#0f4a38',
  lit: '#1b6b50',
  shade: '#0a2f25',
  dark: '#081311',
  brass: '#d9a94e',
  bright: '#edc77c',
  dim: '#4a3d20',
  rail: '#5a3a22',
};

const table = 640;
const coin = { width: 208, height: 34, gap: 3 };
const pitch = coin.height + coin.gap;
const coinsPaid = 4;
const lamp = { x: 262, y: -30 };

/** How far a coin lies from the middle of its stack: no hand lays them straight. */
const aside = (at: number): number => (uneven(at + 3) - 0.5) * 22;

const coinAt = (x: number, at: number): string => {
  const left = x + aside(at);
  const top = table - (at + 1) * pitch;
  const ridges = repeat(11, (one) =>
    stroke(`M${(left + 20 + one * 17).toFixed(1)} ${top + 9}v${coin.height - 18}`, ink.dim, 3),
  );
  return (
    rect(left, top, coin.width, coin.height, ink.brass, 'rx="9"') +
    rect(left + 8, top + 3, coin.width - 16, 5, ink.bright, 'rx="2.5"') +
    ridges.join('')
  );
};

const shadowAt = (x: number, at: number): string =>
  rect(x + aside(at % coinsPaid) * 1.2, table - (at + 1) * pitch - 1, coin.width, pitch + 2, ink.shade, 'rx="9"');

/**
 * A stack of coins under a lamp, and its shadow on the wall: so many times as tall as a deposit grows with its bonus. What is added is
 * there to see, and not yet to hold.
 */
export const longShadow = (growth: number): string => {
  const tall = Math.max(coinsPaid, Math.round(coinsPaid * growth));
  const [stack, shadow] = [172, 544];
  const cone = polygon([lamp.x - 60, lamp.y], [lamp.x + 60, lamp.y], [1900, table], [-210, table]);
  return offerSvg(
    [
      rect(0, -260, 960, 960, ink.wall),
      shape(cone, ink.lit),
      stroke(`M${lamp.x} -260V${lamp.y - 74}`, ink.dark, 6),
      shape(
        `M${lamp.x - 96} ${lamp.y}Q${lamp.x - 84} ${lamp.y - 84} ${lamp.x} ${lamp.y - 84}T${lamp.x + 96} ${lamp.y}Z`,
        ink.dark,
      ),
      disc(lamp.x, lamp.y, 26, ink.bright),
      rect(lamp.x - 96, lamp.y - 8, 192, 10, ink.brass),
      ...repeat(tall, (at) => shadowAt(shadow, at)),
      rect(0, table, 960, 60, ink.dark),
      rect(0, table, 960, 46, ink.rail),
      shape(
        polygon(
          [stack + 150, table],
          [shadow + coin.width, table],
          [shadow + coin.width - 60, table + 46],
          [stack + 60, table + 46],
        ),
        ink.dark,
        'opacity="0.55"',
      ),
      rect(0, table + 46, 960, 8, ink.brass),
      ...repeat(coinsPaid, (at) => coinAt(stack, at)),
    ].join(''),
  );
};
