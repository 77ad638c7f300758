/** Where the stars stand, in hundredths of the sky, and how large they are. */
const stars = [
  [8, 9, 0.5],
  [17, 31, 0.35],
  [26, 6, 0.4],
  [36, 18, 0.3],
  [47, 4, 0.45],
  [61, 8, 0.3],
  [91, 38, 0.4],
  [95, 12, 0.35],
  [5, 58, 0.3],
  [13, 46, 0.45],
  [97, 64, 0.3],
] as const;

/** The sky behind the tower: a moon with rings as it is printed, and some stars. */
export const Night = () => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
    className="absolute inset-0 -z-10 size-full"
  >
    <circle cx="80" cy="20" r="26" className="fill-oddlot-yellow/8" />
    <circle cx="80" cy="20" r="19" className="fill-oddlot-yellow/12" />
    <circle cx="80" cy="20" r="12" className="fill-oddlot-yellow" />
    <circle cx="76.500" cy="17" r="2.600" className="fill-brass/50" />
    <circle cx="84" cy="24" r="1.800" className="fill-brass/50" />
    {stars.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="fill-oddlot-paper" />
    ))}
  </svg>
);
