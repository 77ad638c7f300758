import type { Box } from './picture/layout.ts';

/** A row of bites along an edge, where tickets are torn apart. */
export const teeth = (width: number, y: number): string =>
  Array.from(
    { length: Math.floor(width / 16) + 1 },
    (_, index) => `M${index * 16 - 4} ${y}a4 4 0 0 0 8 0a4 4 0 0 0-8 0`,
  ).join('');

/** A title in the display face. */
export const Letters = ({
  text,
  x,
  y,
  size,
  ink,
}: {
  text: string;
  x: number;
  y: number;
  size: number;
  ink: string;
}) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" className={`font-display font-medium ${ink}`}>
    {text}
  </text>
);

/** A line of small print. */
export const Small = ({ text, x, y, ink }: { text: string; x: number; y: number; ink: string }) => (
  <text x={x} y={y} fontSize="14" textAnchor="middle" className={`font-semibold ${ink}`}>
    {text}
  </text>
);

type AmountProps = { text: string; x: number; y: number; most: number; room: number; ink?: string };

/** An amount as large as its length lets it be. */
export function Amount({ text, x, y, most, room, ink = 'fill-paper-night' }: AmountProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.min(most, (room / text.length) * 2.25)}
      textAnchor="middle"
      className={`font-display font-semibold ${ink}`}
    >
      {text}
    </text>
  );
}

/** Round a field that makes the prize: a shape, so that the colour is not alone. */
export const Ring = ({ box, round, ink = 'stroke-paper-pink' }: { box: Box; round: number; ink?: string }) => (
  <rect
    x={box.x - 2}
    y={box.y - 2}
    width={box.width + 4}
    height={box.height + 4}
    rx={round + 2}
    fill="none"
    strokeWidth="5"
    className={`origin-center animate-stamp [transform-box:fill-box] ${ink}`}
  />
);
