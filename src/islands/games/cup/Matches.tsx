import { betMatches, finalMatch } from '#domain/games/cup/bracket.ts';
import { clubOf } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { OddsButton } from './OddsButton.tsx';
import type { TableState } from './use-table.ts';

const bets = ['home', 'draw', 'away', 'over', 'under'] as const;
const betOf = (match: number, bet: (typeof bets)[number]): string =>
  bet === 'over' || bet === 'under' ? `goals:${match}:${bet}` : `result:${match}:${bet}`;

/** What is bet on each quarter-final and on the final, whoever plays it: result and goals after ninety minutes. */
export function Matches({ table, wide, flat }: { table: TableState; wide: boolean; flat: boolean }) {
  const { cup } = table;
  const { onKeyDown, propsOf } = useRoving(
    betMatches.flatMap((match, y) => bets.map((bet, x) => ({ id: betOf(match, bet), x: 40 * x, y: 40 * y }))),
  );
  const labelOf = (match: number, bet: (typeof bets)[number]): string => {
    if (bet === 'draw') return t('cup.draw');
    if (bet === 'over' || bet === 'under') return t(wide ? `cup.${bet}` : `cup.${bet}_short`);
    if (match === finalMatch) return t(bet === 'home' ? 'cup.upper' : 'cup.lower');
    const club = clubOf(cup, 2 * match - (bet === 'home' ? 1 : 0));
    return wide ? club.name : club.code;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('cup.matches_label')}
      onKeyDown={onKeyDown}
      className="grid h-full min-h-0 grid-cols-[2.5rem_repeat(5,minmax(0,1fr))] grid-rows-5 gap-1"
    >
      {betMatches.flatMap((match) => [
        <span key={match} className="self-center text-xs font-semibold text-ivory-300">
          {match === finalMatch ? t('cup.final_short') : t('cup.quarter_short', { match })}
        </span>,
        ...bets.map((bet) => (
          <OddsButton
            key={`${match}-${bet}`}
            table={table}
            bet={betOf(match, bet)}
            roving={propsOf(betOf(match, bet))}
            label={labelOf(match, bet)}
            inline={flat}
            className="text-center"
          />
        )),
      ])}
    </div>
  );
}
