import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Rank } from '../kit/cards/CardFace.tsx';
import { isJoker, isRed, jokerPath, readCard, suitPaths } from '../kit/cards/suits.ts';
import type { Look } from './looks/look.ts';

/** The suit's colour at a machine; the joker has that of the red ones. */
export const inkOf = ({ card }: Look, sign: string): string => {
  const read = readCard(sign);
  return read === undefined || isRed(read.suit) ? card.red : card.black;
};

function Joker() {
  return (
    <g fill="currentColor">
      <path d={jokerPath} transform="translate(25 96) scale(2)" />
      <text x="125" y="64" fontSize="62" textAnchor="middle" className="font-display font-medium" letterSpacing="2">
        {t('videopoker.joker')}
      </text>
    </g>
  );
}

/** The open side: a rank that is read across the room, and its suit. */
export function CardFace({ card, look, wild }: { card: string; look: Look; wild: boolean }) {
  const read = readCard(card);
  if (!read && !isJoker(card)) return null;
  const { face, edged } = look.card;
  return (
    <svg viewBox="0 0 250 350" aria-hidden="true" className={cx('size-full', inkOf(look, card))}>
      <rect width="250" height="350" className={face} />
      {read ? (
        <g fill="currentColor">
          <Rank rank={read.rank} x={read.rank === '10' ? 66 : 62} y={26} height={118} />
          <path d={suitPaths[read.suit]} transform="translate(20 170) scale(.5)" />
          <path d={suitPaths[read.suit]} transform="translate(104 200) scale(1.280)" opacity="0.96" />
          {wild && (
            <text x="234" y="188" fontSize="54" textAnchor="end" className="font-sans font-bold">
              {t('videopoker.wild')}
            </text>
          )}
        </g>
      ) : (
        <Joker />
      )}
      {edged && <rect x="5" y="5" width="240" height="340" rx="13" fill="none" stroke="currentColor" strokeWidth="5" />}
    </svg>
  );
}
