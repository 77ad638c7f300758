import { useMemo } from 'react';
import { freeSpinsReturns } from '#domain/games/slots/free-spins/maths.ts';
import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { BigWin } from '../BigWin.tsx';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useAttachers } from '../use-reels.ts';
import { useSlot } from '../use-slot.ts';
import { type WinLine, WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { type OrchardSpin, type OrchardWin, orchardScript } from './picture/free-spins.ts';
import { orchardRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import { nameOf } from './slot-night-orchard/names.ts';
import { Scenery } from './slot-night-orchard/Scenery.tsx';
import { type Night, useOrchard } from './use-table.ts';

const { factor: freeSpinFactor, unitsAStake: lineCount, strips } = nightOrchard;

const outcomeWords = (round: SettledRound): string => {
  const script = orchardScript(round.outcome, 0n);
  const free = script.length - 1;
  const wins = script[0]?.wins.length ?? 0;
  if (free > 0) return t('slots.orchard.outcome_free', { count: free });
  if (wins === 0) return t('slots.outcome_no_line');
  return t(wins === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count: wins });
};

const winWords = ({ line, symbol, count }: OrchardWin): string =>
  line === undefined
    ? t('slots.orchard.win_moons', { count })
    : t('slots.orchard.win_line', { line: line + 1, count, name: nameOf(symbol) });

/** A round with free spins is told in two amounts, any other win by win. */
const winLines = (script: readonly OrchardSpin[]): readonly WinLine[] => {
  const [paid] = script;
  if (!paid || script.length === 1)
    return (paid?.wins ?? []).map((win) => ({ words: winWords(win), amountMinor: win.amountMinor }));
  const freeMinor = (script.at(-1)?.totalMinor ?? 0n) - paid.totalMinor;
  return [
    { words: t('slots.orchard.outcome_free', { count: script.length - 1 }), amountMinor: freeMinor },
    { words: t('slots.orchard.paid_spin'), amountMinor: paid.totalMinor },
  ];
};

const nightWords = ({ number, awarded, adds }: Night): string => {
  if (adds > 0)
    return t(number === 0 ? 'slots.orchard.begins' : 'slots.orchard.adds', { count: adds, factor: freeSpinFactor });
  return t('slots.orchard.night', { number, awarded, factor: freeSpinFactor });
};

/** Night Orchard: five reels, twenty lines, free spins by night. */
export function Table({ session }: TableProps) {
  const rules = useMemo(orchardRules, []);
  const maxTimes = useMemo(() => freeSpinsReturns(nightOrchard)[0]?.maxWin ?? rational(1n), []);
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords });
  const { round, still } = slot;
  const play = useOrchard(slot);
  const attachers = useAttachers(strips, play.reels);
  const lines = winLines(play.landed);
  const at = useCycle(lines.length > 0 ? round.landed?.round.id : undefined, still);
  const wins = play.lit?.wins ?? [];
  const named = round.landed && at > 0 ? wins[at % wins.length] : undefined;
  const { night } = play;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground="from-lantern-deep to-lantern-dim"
      scenery={({ stand }) => <Scenery night={night !== undefined} tall={stand === 'tall'} />}
      machine={({ stand }) => (
        <>
          <Machine
            tall={stand === 'tall'}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(play.window, nameOf)}
            wins={wins}
            named={named}
            held={play.held}
            night={night !== undefined}
          />
          <BigWin round={round} plate="border-slot-cream bg-slot-indigo text-slot-cream" />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t('slots.orchard.idle', { lines: lineCount })}
          during={night && { words: nightWords(night), totalMinor: night.totalMinor }}
          wins={lines}
          at={at}
        />
      }
      hurry={{ label: t(night ? 'slots.skip' : 'slots.stop'), onPress: play.hurry }}
    />
  );
}
