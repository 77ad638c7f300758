import { useState } from 'react';
import type { KenoSpot, TableName } from '#domain/games/keno/sheet.ts';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { tap } from '../kit/motion/sounds.ts';
import { evenBelow } from '../kit/picture/chances.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { choiceOfRound, drawnOf, firstChoice, hitsOf, quickPicks, spotOf, toggled } from './picture/keno.ts';
import { useDraw } from './use-draw.ts';
import type { KenoVariant } from './variants.ts';
import { outcomeWordsOf } from './words.ts';

/** What the player does at the sheet, and what it shows for it. */
export const useTable = (session: GameSession, variant: KenoVariant, still: boolean) => {
  const { sheet, maths } = variant;
  const round = useRound(session, { outcomeWords: outcomeWordsOf(sheet) });
  const [choice, setChoice] = useState(
    () => (session.lastRound && choiceOfRound(sheet, session.lastRound)) ?? firstChoice,
  );
  /** The last draw lies on the sheet until the player changes a pick. */
  const [cleared, setCleared] = useState(false);
  const { table, picks } = choice;
  const figures = maths.kenoReturn(table, picks.length || sheet.picksMax);
  const stake = useStake(round, stakeCapAt(round.limits.maxPayoutMinor, figures.maxWin));
  const sent = round.state.state === 'sent';
  const last = sent ? undefined : (round.revealing ?? round.landed?.round ?? (cleared ? undefined : round.rounds[0]));
  const drawn = last ? drawnOf(sheet, last) : [];
  const draw = useDraw({
    runId: round.revealing?.id,
    drawn,
    drawnCount: sheet.drawnCount,
    isHit: (number) => picks.includes(number),
    still,
    onRest: round.rest,
  });
  const shown = drawn.slice(0, draw.shown);

  const change = (next: KenoSpot): void => {
    if (round.locked) return;
    round.dismiss();
    setCleared(true);
    setChoice(next);
  };

  return {
    variant,
    round,
    stake,
    choice,
    figures,
    maxPayoutMinor: leastAt(stake.stakeMinor, figures.maxWin),
    /** The numbers that lie drawn, in their order. */
    drawn: shown,
    /** How many picks they have hit; undefined while no draw lies there. */
    hits: shown.length > 0 ? hitsOf(picks, shown) : undefined,
    /** More numbers are to come. */
    drawing: round.revealing !== undefined && shown.length < drawn.length,
    skip: draw.skip,
    toggle: (number: number): void => {
      const next = toggled(sheet, picks, number);
      if (round.locked || !next) return;
      tap(2_600, 0.25, 0, 0.03);
      change({ table, picks: next });
    },
    chooseTable: (name: TableName): void => change({ table: name, picks }),
    quickPick: (): void => change({ table, picks: quickPicks(sheet, picks.length || sheet.picksMax, evenBelow) }),
    clear: (): void => change({ table, picks: [] }),
    play: (): void => {
      if (picks.length === 0 || !stake.isEnough()) return;
      round.begin();
      setCleared(false);
      void placeRound([{ spot: spotOf(table, picks), amount: formatAmount(stake.stakeMinor, round.currency) }]);
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
