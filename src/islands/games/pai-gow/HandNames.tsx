import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { cardHeight } from '../kit/felt/shape.ts';
import type { Box, PaiGowShape } from './geometry.ts';
import type { Side } from './picture/pai-gow.ts';
import type { TableState } from './use-table.ts';
import { type HandKind, meetingWords, sideWords } from './words.ts';

type Tone = 'plain' | 'asked' | 'won' | 'foul';

function Pill(props: { shape: PaiGowShape; box: Box; card: number; tone: Tone; children: string }) {
  const { shape, box, card, tone, children } = props;
  return (
    <span
      className={cx(
        'absolute -translate-1/2 rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised transition-colors sm:tall:px-3 sm:tall:py-1 sm:tall:text-sm',
        tone === 'won' && 'bg-felt text-ink-900',
        tone === 'asked' && 'bg-halden-light text-ink-900',
        tone === 'foul' && 'bg-ink-900 text-red',
        tone === 'plain' && 'bg-ink-800 text-ivory-100',
      )}
      style={{
        left: `${(100 * (box.x + box.width / 2)) / shape.width}%`,
        top: `${(100 * (box.y + cardHeight(card))) / shape.height}%`,
      }}
    >
      {children}
    </span>
  );
}

const kinds: readonly HandKind[] = ['low', 'high'];

/** What each hand is, over the lower edge of its cards: of the player's own while it is being set, and then how it met the dealer's. */
export function HandNames({ table, shape, player }: { table: TableState; shape: PaiGowShape; player: Side }) {
  const { scene, foul, settled } = table;
  const { felt } = scene;
  const { end, told } = felt;
  const won = settled !== undefined && settled.payoutMinor > settled.stakeMinor;
  const toneOf = (isTold: boolean): Tone => {
    if (foul) return 'foul';
    if (won) return 'won';
    return isTold || end !== undefined ? 'plain' : 'asked';
  };
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {kinds.map((kind) => {
        const house = sideWords(felt.dealer, kind);
        const own = sideWords(player, kind);
        const isTold = end !== undefined && told > (kind === 'high' ? 0 : 1);
        const words = own && isTold ? t('paigow.hand_met', { hand: own, met: meetingWords(end[kind]) }) : own;
        return (
          <span key={kind}>
            {house && (
              <Pill shape={shape} box={shape.dealer[kind]} card={shape.dealer.card} tone="plain">
                {house}
              </Pill>
            )}
            {words && (
              <Pill shape={shape} box={shape.player[kind]} card={shape.player.card} tone={toneOf(isTold)}>
                {words}
              </Pill>
            )}
          </span>
        );
      })}
    </div>
  );
}
