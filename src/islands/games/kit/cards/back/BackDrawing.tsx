import type { Back } from './backs.ts';

/** The covered side of a card, in its 250 by 350 units: a field of the studio's pattern around its emblem. */
export const BackDrawing = ({ back: { ground, ink, lines, filled, emblem } }: { back: Back }) => (
  <g className={ink}>
    <rect width="250" height="350" className={ground} />
    <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.8" opacity=".6" />
    {filled && <path d={filled} fill="currentColor" opacity=".75" />}
    <rect x="13" y="13" width="224" height="324" rx="10" fill="none" stroke="currentColor" strokeWidth="4" />
    <rect x="20" y="20" width="210" height="310" rx="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="125" cy="175" r="48" className={ground} />
    <circle cx="125" cy="175" r="47" fill="none" stroke="currentColor" strokeWidth="3" />
    <circle cx="125" cy="175" r="41" fill="none" stroke="currentColor" strokeWidth="1.2" />
    <path d={emblem} fill="currentColor" fillRule="evenodd" transform="translate(97 147) scale(1.170)" />
  </g>
);
