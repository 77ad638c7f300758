import { useEffect, useMemo, useRef, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { rational } from '#domain/maths/rational.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound, type SettledRound } from '#stores/play/game.ts';
import { evenBelow } from '../kit/picture/chances.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { isCaught, quarryOf, spotOf, targetOfRound } from './picture/fishing.ts';
import { createSeaMotion } from './sea-motion.ts';
import { fishName } from './words.ts';

const outcomeWords = (round: SettledRound): string =>
  t(isCaught(round) ? 'fishing.landed' : 'fishing.slipped', { fish: fishName(targetOfRound(round)?.id ?? '') });

/** What the player does at the sea, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords });
  const motion = useMemo(() => createSeaMotion(evenBelow(1_000) / 1_000, still), [still]);
  /** Thrown at last, and again by the main button. */
  const [chosen, setChosen] = useState(() => (session.lastRound ? targetOfRound(session.lastRound)?.id : undefined));
  /** Under the pointer or in focus: its figures are shown. */
  const [aimed, setAimed] = useState<string>();
  const [refused, setRefused] = useState('');
  const { target } = quarryOf(chosen);
  const capOf = (pays: number): bigint => stakeCapAt(round.limits.maxPayoutMinor, rational(BigInt(pays)));
  const stake = useStake(round, capOf(target.pays));
  const rest = useRef(round.rest);
  rest.current = round.rest;

  useEffect(() => {
    motion.start();
    return motion.halt;
  }, [motion]);

  const { revealing } = round;
  useEffect(() => {
    if (revealing) motion.settle(isCaught(revealing), () => rest.current());
  }, [motion, revealing]);

  const { state } = round.state;
  useEffect(() => {
    if (state === 'refused') motion.takeBack();
  }, [motion, state]);

  const throwAt = (id: string, swimmer?: number): void => {
    if (round.locked || round.waiting) return;
    const quarry = quarryOf(id).target;
    const cap = capOf(quarry.pays);
    setChosen(quarry.id);
    if (stake.stakeMinor > cap) {
      round.dismiss();
      setRefused(t('fishing.over_cap', { fish: fishName(id), limit: displayAmount(cap, round.currency) }));
      return;
    }
    setRefused('');
    if (!stake.isEnough()) return;
    round.begin();
    motion.throwAt(quarry.id, swimmer);
    void placeRound([{ spot: spotOf(quarry), amount: formatAmount(stake.stakeMinor, round.currency) }]);
  };

  return {
    round,
    stake,
    motion,
    chosen: target.id,
    /** Whose figures are told now. */
    told: quarryOf(aimed ?? target.id),
    aim: setAimed,
    throwAt,
    note: stake.note || refused,
  };
};

export type TableState = ReturnType<typeof useTable>;
