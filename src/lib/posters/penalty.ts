import { disc, group, letters, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const [left, right, top, bottom] = [90, 870, 470, 900] as const;

/** The net hangs back from the mouth, so that its threads draw together towards the ground. */
const net =
  repeat(23, (index) => {
    const share = index / 22;
    const at = left + (right - left) * share;
    return stroke(`M${at} ${top}L${480 + (at - 480) * 0.88} ${bottom - 34}`, ink.paper, 3, 'opacity=".7"');
  }).join('') +
  repeat(11, (index) => {
    const share = index / 10;
    const inset = 47 * share;
    return stroke(`M${left + inset} ${top + 396 * share}H${right - inset}`, ink.paper, 3, 'opacity=".7"');
  }).join('');

const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** The keeper at full stretch for the corner that the ball did not go to. */
const keeper =
  stroke('M430 728L540 812L640 800', ink.black, 46, round) +
  stroke('M430 728L520 850L616 876', ink.black, 46, round) +
  stroke('M600 803L648 799M578 868L624 877', ink.paper, 42, round) +
  stroke('M330 650L420 720', ink.yellow, 106, round) +
  stroke('M324 640L250 590L176 560', ink.yellow, 44, round) +
  stroke('M330 650L240 680L172 672', ink.yellow, 44, round) +
  disc(168, 556, 36, ink.paper) +
  disc(164, 672, 36, ink.paper) +
  disc(266, 612, 52, ink.stone) +
  shape('M222 640a52 52 0 0 1 64 -77c-34 10 -58 38 -64 77z', ink.black);

const pentagon = (radius: number): readonly (readonly [number, number])[] =>
  repeat(5, (corner) => {
    const turn = (corner / 5) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(turn), radius * Math.sin(turn)] as const;
  });

const seams = pentagon(1)
  .map(([x, y]) => stroke(`M${x * 46} ${y * 46}L${x * 112} ${y * 112}`, ink.black, 9))
  .join('');

const ball = group(
  'translate(724 600) rotate(14)',
  disc(0, 0, 112, ink.paper),
  seams,
  shape(polygon(...pentagon(48).map(([x, y]) => [x, y] as [number, number])), ink.black),
);

/** A ball in the corner that the keeper did not dive to, seen from the spot. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.red) +
      rect(0, 440, 960, 480, ink.blue) +
      rect(0, 900, 960, 380, ink.black) +
      net +
      stroke(`M${left} 910V${top}H${right}V910`, ink.paper, 30, round) +
      stroke('M0 912H960M180 1280L268 1040H692L780 1280', ink.paper, 10) +
      keeper +
      ball +
      disc(480, 1180, 22, ink.paper) +
      letters('Penalty', { x: 480, y: 210, size: 240, align: 'middle' }, ink.paper) +
      letters('Shoot-out', { x: 480, y: 390, size: 190, align: 'middle' }, ink.yellow),
  ),
};
