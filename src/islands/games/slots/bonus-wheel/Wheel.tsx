import type { BonusWheelTitle } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { type Ink, Shape } from '../ink.tsx';
import { Lit } from '../light.tsx';
import { letteringOf, rimGap, slicesOf } from './picture/bonus-wheel.ts';
import type { Skin, SliceInks } from './skin.ts';

/** Where both wheels stand, in turns, and how long they take to get there. */
export type Standing = { readonly outer: number; readonly inner: number; readonly seconds: number };

const point = (radius: number, turns: number): string =>
  `${(radius * Math.sin(2 * Math.PI * turns)).toFixed(2)} ${(-radius * Math.cos(2 * Math.PI * turns)).toFixed(2)}`;

const ring = (inner: number, outer: number, from: number, to: number): string =>
  `M${point(outer, from)}A${outer} ${outer} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(outer, to)}` +
  `L${point(inner, to)}A${inner} ${inner} 0 ${to - from > 0.5 ? 1 : 0} 0 ${point(inner, from)}Z`;

const textFill: Partial<Record<Ink, string>> = {
  cream: 'fill-slot-cream',
  dark: 'fill-slot-dark',
  amber: 'fill-slot-amber',
};

type RingProps = {
  segments: BonusWheelTitle['outer'];
  radii: readonly [inner: number, outer: number];
  /** How far from the outer edge figures keep, for a pointer. */
  clear?: number;
  inks: readonly SliceInks[];
  leadsOn: SliceInks;
  lit: number | undefined;
};

/** Slices as wide as their weights, each with what it pays. */
const Ring = ({ segments, radii: [inner, outer], clear = 0, inks, leadsOn, lit }: RingProps) => {
  const kinds = [...new Set(segments.map(({ pays }) => pays))].filter((pays) => pays !== 'inner');
  const slices = slicesOf(segments);
  return segments.map(({ pays }, index) => {
    const { from = 0, to = 0, middle = 0 } = slices[index] ?? {};
    const [ground, text] = pays === 'inner' ? leadsOn : (inks[kinds.indexOf(pays) % inks.length] ?? leadsOn);
    const printed = pays === 'inner' ? '★' : String(pays);
    const { size, upright, deep } = letteringOf(printed.length, to - from, [inner, outer - clear]);
    const radius = outer - clear - rimGap - deep / 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the slices never change places
      <g key={index}>
        <Shape d={ring(inner, outer, from, to)} ink={ground} />
        <path
          d={ring(inner, outer, from, to)}
          fill="none"
          strokeWidth={lit === index ? 7 : 2.5}
          className={lit === index ? 'stroke-slot-cream' : 'stroke-slot-dark'}
        />
        <text
          transform={`rotate(${360 * middle}) translate(0 ${-radius})${upright ? '' : ' rotate(-90)'}`}
          fontSize={size}
          fontWeight={700}
          textAnchor="middle"
          dominantBaseline="central"
          className={`font-sans ${textFill[text] ?? 'fill-slot-cream'}`}
        >
          {printed}
        </text>
      </g>
    );
  });
};

/** The slice of each wheel that was drawn. */
export type LitSlices = { readonly outer?: number; readonly inner?: number };

const turned = (turns: number, seconds: number) => ({
  transform: `rotate(${360 * turns}deg)`,
  transition: seconds > 0 ? `transform ${seconds}s cubic-bezier(.16,.62,.18,1)` : 'none',
});

/** The light on the wheels, which stands still while they turn: it falls from above, and the rim lies in shadow. */
const Light = () => (
  <>
    <Lit
      d="M-201 0A201 201 0 1 1 201 0A201 201 0 1 1 -201 0Z"
      stops={[
        [0, 'cream', 0.3],
        [0.45, 'cream', 0],
        [0.6, 'dark', 0],
        [1, 'dark', 0.5],
      ]}
    />
    <circle r={109} fill="none" strokeWidth={6} className="stroke-slot-dark" opacity={0.6} />
    <circle r={107} fill="none" strokeWidth={2} className="stroke-slot-amber" />
  </>
);

/** Both wheels, one within the other, about the origin; the pointer stands at the top. */
export function Wheel({ skin, standing, lit }: { skin: Skin; standing: Standing; lit: LitSlices }) {
  const { title, outer, inner, leadsOn, Rim, Front } = skin;
  return (
    <>
      <g style={turned(standing.outer, standing.seconds)}>
        <Rim />
        <Ring segments={title.outer} radii={[112, 200]} clear={14} inks={outer} leadsOn={leadsOn} lit={lit.outer} />
      </g>
      <g style={turned(standing.inner, standing.seconds)}>
        <Ring segments={title.inner} radii={[34, 106]} inks={inner} leadsOn={leadsOn} lit={lit.inner} />
      </g>
      <Light />
      <Front />
    </>
  );
}
