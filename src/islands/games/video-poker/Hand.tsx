import { t } from '#i18n/client.ts';
import { isWildAt } from '#stores/play/video-poker.ts';
import { cx } from '#ui/cx.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { useLetters } from '../kit/fields/use-letters.ts';
import type { Look } from './looks/look.ts';
import { MachineCard } from './MachineCard.tsx';
import type { TableState } from './use-table.ts';

type HandProps = { table: TableState; look: Look; still: boolean };

/** The five cards dealt, each a key to hold it; 1 to 5 on the keyboard do the same. */
export function Hand({ table, look, still }: HandProps) {
  const { id, screen, holds, hold, asked, advice } = table;
  const cards = screen.hands[0]?.cards ?? screen.dealt;
  useLetters(Object.fromEntries([0, 1, 2, 3, 4].map((slot) => [String(slot + 1), () => hold(slot)])));
  return (
    <fieldset className="grid grid-cols-5 gap-[1.6cqw]">
      <legend className="sr-only">{t('videopoker.your_cards')}</legend>
      {[0, 1, 2, 3, 4].map((slot) => {
        const [card, held] = [cards[slot], (holds & (1 << slot)) !== 0];
        const best = advice !== undefined && (advice.best & (1 << slot)) !== 0;
        return (
          <button
            key={slot}
            type="button"
            aria-pressed={held}
            aria-disabled={!asked || undefined}
            aria-keyshortcuts={String(slot + 1)}
            onClick={() => hold(slot)}
            aria-label={t('videopoker.card_of', { place: slot + 1, card: cardWords(card) })}
            className="group grid grid-rows-[clamp(0.875rem,10cqh,1.375rem)_auto] gap-0.5 rounded-md outline-offset-2"
          >
            <span
              aria-hidden="true"
              className={cx(
                'grid place-items-center rounded-sm text-[clamp(0.75rem,7cqh,0.875rem)] leading-none font-bold transition-opacity duration-fast',
                held ? look.held : cx('border border-dashed opacity-0', look.ink, asked && 'group-hover:opacity-60'),
              )}
            >
              {t('videopoker.held')}
            </span>
            <span
              className={cx(
                'relative block aspect-5/7 rounded-[6%/4.3%]',
                asked && 'transition-transform duration-fast group-hover:-translate-y-0.5',
                best && 'outline-3 outline-offset-2 outline-ivory-100',
              )}
            >
              <MachineCard card={card} look={look} wild={card !== undefined && isWildAt(id, card)} still={still} />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
