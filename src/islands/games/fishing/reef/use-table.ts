import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { boss, topOf } from '#domain/games/fishing/fishing-shared/paytable.ts';
import type { Fish } from '#domain/games/fishing/fishing-shared/sea.ts';
import { spotOf } from '#domain/games/fishing/fishing-shared/spots.ts';
import { isBossShotTaken } from '#domain/games/fishing/fishing-shared/timetable.ts';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { grouped } from '#domain/locale.ts';
import { rational } from '#domain/maths/rational.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { clockText } from '#islands/games/kit/round/use-countdown.ts';
import { useRound } from '#islands/games/kit/round/use-round.ts';
import { useStake } from '#islands/games/kit/tray/use-stake.ts';
import { type GameSession, placeRound, type SettledRound } from '#stores/play/game.ts';
import { publicIdOf } from '#stores/play/public-stake.ts';
import { $sea, joinSea, onShot, seaNowMs } from '#stores/play/shared-sea.ts';
import { paysOf, reefQuarryOf, reefTargetOf } from '../picture/reef.ts';
import { createReefMotion } from './reef-motion.ts';
import { useVisit } from './use-visit.ts';
import { reefName } from './words.ts';

const outcomeWords = (round: SettledRound): string => {
  const target = reefTargetOf(round);
  const fish = reefName(target?.id ?? '');
  const times = grouped(paysOf(round));
  if (paysOf(round) === 0) return t('fishing.slipped', { fish });
  return target === boss ? t('reef.prize_taken', { fish, times }) : t('fishing.landed', { fish });
};

/** What the player does at the reef, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords });
  const sea = useStore($sea);
  const visit = useVisit();
  const [fish, setFish] = useState<readonly Fish[]>([]);
  const motion = useMemo(() => createReefMotion(still, setFish), [still]);
  /** Shot at last, and again by the main button. */
  const [chosen, setChosen] = useState(() => (session.lastRound ? reefTargetOf(session.lastRound)?.id : undefined));
  /** Under the pointer or in focus: its figures are shown. */
  const [aimed, setAimed] = useState<string>();
  const [refused, setRefused] = useState('');
  const { target } = reefQuarryOf(chosen);
  const capOf = (pays: number): bigint => stakeCapAt(round.limits.maxPayoutMinor, rational(BigInt(pays)));
  const stake = useStake(round, capOf(topOf(target)));
  const rest = useRef(round.rest);
  rest.current = round.rest;

  useEffect(() => {
    motion.start();
    return motion.halt;
  }, [motion]);
  useEffect(joinSea, []);

  // One's own shots are shown as they are played; every other one when it is told.
  const own = useRef(new Set<string>());
  const { revealing } = round;
  if (revealing) own.current.add(publicIdOf(revealing.id));
  const mine = sea.state === 'open' ? sea.mine : null;
  useEffect(
    () => onShot((shot) => shot.seat !== mine && !own.current.has(shot.id) && motion.show(shot)),
    [motion, mine],
  );

  useEffect(() => {
    if (revealing) motion.settle(paysOf(revealing) > 0, () => rest.current());
  }, [motion, revealing]);

  const { state } = round.state;
  useEffect(() => {
    if (state === 'refused') motion.takeBack();
  }, [motion, state]);

  /** Why the table itself does not take a throw, before anything is sent. */
  const refusalFor = (id: string): string => {
    const quarry = reefQuarryOf(id).target;
    const cap = capOf(topOf(quarry));
    const fish = reefName(id);
    if (quarry === boss && !isBossShotTaken(seaNowMs()))
      return t('reef.away', { fish, clock: clockText(visit.seconds) });
    if (stake.stakeMinor > cap) return t('fishing.over_cap', { fish, limit: displayAmount(cap, round.currency) });
    return '';
  };

  const throwAt = (id: string, wanted?: string): void => {
    if (round.locked || round.waiting) return;
    const quarry = reefQuarryOf(id).target;
    const words = refusalFor(quarry.id);
    setChosen(quarry.id);
    setRefused(words);
    if (words !== '') {
      round.dismiss();
      return;
    }
    if (!stake.isEnough()) return;
    round.begin();
    const shown = motion.throwAt(quarry.id, wanted);
    const spot = spotOf(quarry.id, quarry === boss ? undefined : shown);
    void placeRound([{ spot, amount: formatAmount(stake.stakeMinor, round.currency) }]);
  };

  return {
    round,
    stake,
    motion,
    sea,
    visit,
    fish,
    chosen: target.id,
    /** Whose figures are told now. */
    told: reefQuarryOf(aimed ?? target.id),
    aim: setAimed,
    throwAt,
    note: stake.note || refused,
  };
};

export type ReefTable = ReturnType<typeof useTable>;
