import { useState } from 'react';
import { betMatches, finalMatch } from '#domain/games/cup/bracket.ts';
import { scoreMax } from '#domain/games/cup/paytable.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { useRoving } from '../kit/fields/use-roving.ts';
import { choiceLook, withChoice } from './choice.ts';
import { OddsButton } from './OddsButton.tsx';
import type { TableState } from './use-table.ts';
import { matchWords, sidesOf } from './words.ts';

const goals = Array.from({ length: scoreMax + 1 }, (_, count) => count);

/** The scores of one match after ninety minutes: the first club's goals by row, the second's by column, and any other. */
export function Scores({ table, flat }: { table: TableState; flat: boolean }) {
  const { cup } = table;
  const [match, setMatch] = useState<number>(1);
  const other = `score:${match}:other`;
  const { onKeyDown, propsOf } = useRoving([
    ...goals.flatMap((home) =>
      goals.map((away) => ({ id: `score:${match}:${home}-${away}`, x: 40 * away, y: 30 * home })),
    ),
    flat ? { id: other, x: 40 * goals.length, y: 45 } : { id: other, x: 60, y: 30 * goals.length },
  ]);
  return (
    <div className={cx('grid h-full min-h-0 gap-1.5', withChoice(flat))}>
      <Segments
        legend={t('cup.match_choice')}
        options={betMatches.map((number) => ({
          id: String(number),
          label: number === finalMatch ? t('cup.final_short') : t('cup.quarter_short', { match: number }),
        }))}
        value={String(match)}
        disabled={false}
        className={choiceLook(flat)}
        onChange={(text) => setMatch(Number(text))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div
        role="group"
        aria-label={t('cup.scores_label', { match: matchWords(cup, match), ...sidesOf(cup, match) })}
        onKeyDown={onKeyDown}
        className={cx(
          'grid min-h-0 gap-1',
          flat ? 'grid-cols-[repeat(5,minmax(0,1fr))] grid-rows-4' : 'grid-cols-4 grid-rows-[repeat(5,minmax(0,1fr))]',
        )}
      >
        {goals.flatMap((home) =>
          goals.map((away) => (
            <OddsButton
              key={`${home}-${away}`}
              table={table}
              bet={`score:${match}:${home}-${away}`}
              roving={propsOf(`score:${match}:${home}-${away}`)}
              label={t('cup.score', { home, away })}
              inline={flat}
              className="text-center"
            />
          )),
        )}
        <OddsButton
          table={table}
          bet={other}
          roving={propsOf(other)}
          label={t('cup.other')}
          className={cx('text-center', flat ? 'col-start-5 row-span-4 row-start-1' : 'col-span-4')}
        />
      </div>
    </div>
  );
}
