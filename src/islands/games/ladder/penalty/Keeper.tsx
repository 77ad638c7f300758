import type { Pose } from '../picture/penalty.ts';

type At = { readonly x: number; readonly y: number };

const line = (...points: readonly At[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** An elbow or a knee: halfway, and bent a little to one side. */
const bend = (a: At, b: At, aside: number): At => ({
  x: (a.x + b.x) / 2 - ((b.y - a.y) * aside) / 60,
  y: (a.y + b.y) / 2 + ((b.x - a.x) * aside) / 60,
});

/** The keeper, cut from flat paper: limbs of one width about the joints of a pose. */
export function Keeper({ pose }: { pose: Pose }) {
  const { head, chest, hips, leftHand, rightHand, leftFoot, rightFoot } = pose;
  const sides = [
    { hand: leftHand, foot: leftFoot, turn: 1 },
    { hand: rightHand, foot: rightFoot, turn: -1 },
  ] as const;
  const tilt = (Math.atan2(chest.x - head.x, -(head.y - chest.y)) * -180) / Math.PI;
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      {sides.map(({ foot, turn }) => {
        const knee = bend(hips, foot, 7 * turn);
        return (
          <g key={turn}>
            <path d={line(hips, knee, foot)} strokeWidth="10" className="stroke-oddlot-black" />
            <path d={line(knee, foot)} strokeWidth="9" className="stroke-table-card" />
            <circle cx={foot.x} cy={foot.y} r="6" className="fill-table-red" />
          </g>
        );
      })}
      <path d={line(chest, hips)} strokeWidth="27" className="stroke-oddlot-yellow" />
      <path d={line(bend(chest, hips, 0), hips)} strokeWidth="25" className="stroke-oddlot-black" />
      {sides.map(({ hand, turn }) => (
        <g key={turn}>
          <path d={line(chest, bend(chest, hand, 6 * -turn), hand)} strokeWidth="11" className="stroke-oddlot-yellow" />
          <circle cx={hand.x} cy={hand.y} r="9" strokeWidth="2.5" className="fill-table-card stroke-table-red" />
        </g>
      ))}
      <g transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${tilt.toFixed(1)})`}>
        <circle r="11.5" className="fill-common-peach" />
        <path d="M-11.5 -1a11.5 11.5 0 0 1 23 0c-7 -5 -16 -5 -23 0z" className="fill-table-rail" />
      </g>
    </g>
  );
}
