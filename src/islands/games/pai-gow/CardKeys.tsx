import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { cardHeight } from '../kit/felt/shape.ts';
import { useLetters } from '../kit/fields/use-letters.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import type { Laid, PaiGowShape } from './geometry.ts';
import type { TableState } from './use-table.ts';
import { keyWords } from './words.ts';

type CardKeysProps = { table: TableState; shape: PaiGowShape; cards: readonly Laid[] };

/** A real button over what shows of each card: a press lays it aside for the low hand or takes it back; so do 1 to 7. */
export function CardKeys({ table, shape, cards }: CardKeysProps) {
  const { asked, press } = table;
  const { onKeyDown, propsOf } = useRoving(cards.map(({ place, x, y }) => ({ id: String(place), x, y })));
  useLetters(Object.fromEntries(cards.map(({ place }, index) => [String(index + 1), () => press(place)])));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div role="group" aria-label={t('paigow.cards_label')} onKeyDown={onKeyDown}>
      {cards.map(({ card, place, x, y, shows, inLow }, index) => (
        <button
          key={place}
          type="button"
          {...propsOf(String(place))}
          aria-label={keyWords(card ?? '', inLow)}
          aria-pressed={inLow}
          aria-disabled={!asked || undefined}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => press(place)}
          className={cx(
            'absolute rounded-sm transition-colors focus-visible:z-10',
            asked ? 'hover:bg-brass-bright/20' : 'cursor-default',
          )}
          style={{
            left: `${(100 * x) / shape.width}%`,
            top: `${(100 * y) / shape.height}%`,
            width: `${(100 * shows) / shape.width}%`,
            height: `${(100 * cardHeight(shape.player.card)) / shape.height}%`,
          }}
        />
      ))}
    </div>
  );
}
