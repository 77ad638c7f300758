import { clipped, disc, group, polygon, rect, repeat, shape, stroke } from '../draw.ts';
import { offerSvg } from './offer-svg.ts';

/** Flat washes of an evening over water. */
const ink = {
  high: '#34749f',
  haze: '#a9d3d8',
  cream: '#fbf1dc',
  peach: '#f6b183',
  coral: '#e4593f',
  sun: '#f5c542',
  sea: '#17325c',
  deep: '#0f2333',
};

const horizon = 400;
const sun = { x: 520, radius: 250 };

/** The light on the water: shorter and further apart with each wave, as far down as the bonus is large. */
const glints = (reach: number): string =>
  repeat(11, (at) => {
    const y = horizon + 14 + at * 20 + at * at * 1.1;
    const far = (y - horizon) / reach;
    if (far >= 1) return '';
    const half = sun.radius * Math.sqrt(1 - far * far);
    const sway = at % 2 === 0 ? 18 : -18;
    return rect(sun.x - half + sway, y, half * 2, Math.max(4, 14 - at * 0.6), at < 4 ? ink.coral : ink.peach, 'rx="5"');
  }).join('');

const kite = (x: number, y: number, turned: number, size: number, one: string, other: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turned}) scale(${size})`,
    stroke('M0 62C-16 108 26 138 4 196', ink.deep, 4),
    shape(polygon([0, -70], [46, 0], [0, 62]), one),
    shape(polygon([0, -70], [-46, 0], [0, 62]), other),
    stroke('M0 -70V62M-46 0H46', ink.deep, 3),
  );

const wave = (y: number, shift: number): string =>
  stroke(`M${-40 + shift} ${y}${repeat(7, () => 'q40 -16 80 0t80 0').join('')}`, ink.high, 3, 'opacity="0.5"');

/** A sun that stands on the water, and the same again below it: as far as the bonus is of the deposit. */
export const lowSun = (bonusShare: number): string =>
  offerSvg(
    [
      rect(0, 0, 960, 700, ink.sea),
      rect(0, 0, 960, horizon, ink.peach),
      rect(0, -60, 960, 300, ink.haze),
      rect(0, -260, 960, 220, ink.high),
      rect(0, 300, 960, 40, ink.cream, 'opacity="0.55"'),
      clipped(
        'low-sun-sky',
        `M0 -260H960V${horizon}H0Z`,
        disc(sun.x, horizon, sun.radius, ink.coral),
        disc(sun.x, horizon, sun.radius - 46, ink.sun),
      ),
      rect(0, horizon, 960, 6, ink.deep),
      glints(sun.radius * bonusShare),
      wave(566, 0),
      wave(612, -50),
      wave(660, -10),
      kite(210, 40, -16, 1.5, ink.cream, ink.coral),
      kite(744, -80, 18, 0.95, ink.sun, ink.cream),
      kite(448, -130, 8, 0.6, ink.coral, ink.peach),
    ].join(''),
  );
