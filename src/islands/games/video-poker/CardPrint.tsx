import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { isRed, readCard, suitPaths } from '../kit/cards/suits.ts';
import type { Look } from './looks.ts';

/** A row of lines across the card, thicker towards its middle: the unlit tube, the closed flaps. */
const lines = Array.from({ length: 21 }, (_, index) => {
  const height = 9 - 6.4 * Math.abs(index / 20 - 0.5);
  return { y: 18 + index * 15, height: Math.round(height * 10) / 10 };
});

/** The covered side of a card. */
export function Back({ look }: { look: Look['hand'] }) {
  const isFlap = look === 'flap';
  return (
    <svg viewBox="0 0 250 350" aria-hidden="true" className="size-full">
      <rect width="250" height="350" className="fill-fifth-glass" />
      <rect
        x="7"
        y="7"
        width="236"
        height="336"
        rx="13"
        fill="none"
        className={isFlap ? 'stroke-fifth-amber/45' : 'stroke-fifth-light/45'}
        strokeWidth="3"
      />
      <g className={isFlap ? 'fill-fifth-amber' : 'fill-fifth-light'}>
        {lines.map(({ y, height }, index) => (
          <rect
            key={y}
            x={isFlap ? 22 : 22 + 46 * Math.abs(Math.sin(index / 3.4))}
            y={y}
            width={isFlap ? 206 : 206 - 92 * Math.abs(Math.sin(index / 3.4))}
            height={height}
            opacity={isFlap ? 0.16 + 0.3 * (1 - Math.abs(index / 10 - 1)) : 0.2 + 0.3 * (index / 20)}
          />
        ))}
      </g>
      {isFlap && <path d="M0 175h250" className="stroke-ink-900" strokeWidth="6" />}
    </svg>
  );
}

/** Ivory card or glowing glass: the suit's colour on either. */
const inkOf = (look: Look['hand'], red: boolean): string => {
  if (look === 'flap') return red ? 'text-table-red' : 'text-table-black';
  return red ? 'text-fifth-amber' : 'text-fifth-light';
};

/** The open side: a rank that is read across the room, and its suit. */
export function Face({ card, look, wild }: { card: string; look: Look['hand']; wild: boolean }) {
  const read = readCard(card);
  if (!read) return null;
  const { rank, suit } = read;
  return (
    <svg viewBox="0 0 250 350" aria-hidden="true" className={cx('size-full', inkOf(look, isRed(suit)))}>
      <rect width="250" height="350" className={look === 'flap' ? 'fill-table-card' : 'fill-fifth-glass'} />
      <g fill="currentColor">
        <text
          x={rank === '10' ? 14 : 20}
          y="146"
          fontSize="176"
          className="font-display font-medium"
          letterSpacing={rank === '10' ? -16 : 0}
        >
          {rank}
        </text>
        <path d={suitPaths[suit]} transform="translate(20 170) scale(.5)" />
        <path d={suitPaths[suit]} transform="translate(104 200) scale(1.280)" opacity={look === 'flap' ? 1 : 0.92} />
        {wild && (
          <text x="232" y="56" fontSize="40" textAnchor="end" className="font-sans font-bold" letterSpacing="1">
            {t('videopoker.wild')}
          </text>
        )}
      </g>
      {look === 'phosphor' && (
        <rect x="5" y="5" width="240" height="340" rx="13" fill="none" stroke="currentColor" strokeWidth="5" />
      )}
    </svg>
  );
}
