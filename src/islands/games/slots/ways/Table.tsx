import { useMemo } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { BigWin } from '../BigWin.tsx';
import { stopSeconds } from '../picture/reel-motion.ts';
import { SlotTable } from '../SlotTable.tsx';
import { playRelease } from '../sounds.ts';
import { useCycle } from '../use-cycle.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { usePicture, useSlot } from '../use-slot.ts';
import { WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { kiteScript } from './picture/ways.ts';
import { kiteRules, wayCount } from './rules.tsx';
import { Machine } from './Stage.tsx';
import { nameOf } from './slot-kite-harbour/names.ts';
import { Scenery } from './slot-kite-harbour/Scenery.tsx';

const { top: topWin, unitsAStake, rows, strips } = kiteHarbour;

const neutral = [1, 5, 8, 10, 14];
const noHolds = strips.map(() => false);
const pace = { first: 0.75, step: 0.24, hold: 0 };
const maxTimes = rational(BigInt(topWin.units), BigInt(unitsAStake));

const outcomeWords = (round: SettledRound): string => {
  const wins = kiteScript(round.outcome, 0n)?.wins ?? [];
  if (wins.length === 0) return t('slots.harbour.outcome_none');
  const ways = wins.reduce((sum, win) => sum + win.ways, 0);
  return t(ways === 1 ? 'slots.harbour.outcome_way' : 'slots.harbour.outcome_ways', {
    names: wins.map(({ symbol }) => nameOf(symbol)).join(', '),
    ways,
  });
};

/** Kite Harbour: five reels of sky, 243 ways, kites that count for more than one. */
export function Table({ session }: TableProps) {
  const rules = useMemo(kiteRules, []);
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords });
  const { round, still } = slot;
  const scriptOf = (one: SettledRound | null | undefined) =>
    one ? kiteScript(one.outcome, playedForMinor(one, session.currency)) : undefined;
  const resting = scriptOf(round.rounds[0] ?? session.lastRound)?.stops ?? neutral;
  const reels = useReels(strips, rows, resting, still);
  const attachers = useAttachers(strips, reels);
  const hurry = usePicture(slot, {
    start: () => {
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(resting),
    hurry: () => reels.hurry(),
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      await reels.land(script.stops, stopSeconds(noHolds, pace));
      await control.pause(120);
    },
  });
  const wins = scriptOf(round.landed?.round)?.wins ?? [];
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  const named = at > 0 ? wins[at % wins.length] : undefined;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground="from-lantern-deep to-lantern-dim"
      scenery={() => <Scenery />}
      machine={({ stand }) => (
        <>
          <Machine
            tall={stand === 'tall'}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(windowAt(strips, resting, rows), nameOf)}
            wins={wins}
            named={named}
          />
          <BigWin round={round} plate="border-slot-dark bg-slot-cream text-slot-dark" />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t('slots.harbour.idle', { ways: wayCount })}
          during={undefined}
          at={at}
          wins={wins.map(({ symbol, count, ways, amountMinor }) => ({
            words: t(ways === 1 ? 'slots.harbour.win_way' : 'slots.harbour.win_ways', {
              name: nameOf(symbol),
              count,
              ways,
            }),
            amountMinor,
          }))}
        />
      }
      hurry={{ label: t('slots.stop'), onPress: hurry }}
    />
  );
}
