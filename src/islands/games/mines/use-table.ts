import { useEffect, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { nothing, shareAt } from '#domain/games/kit/share.ts';
import { multiplierOf } from '#domain/games/mines/paytable.ts';
import { parseField } from '#domain/games/mines/spots.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { minorOf } from '#stores/format/money.ts';
import { actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import { tap, tone } from '../kit/motion/sounds.ts';
import { useReveal } from '../kit/round/use-reveal.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import {
  endTiles,
  fieldSpot,
  firstMines,
  type MinesView,
  openTiles,
  pickAny,
  picksWithin,
  readEnd,
  readView,
} from './picture/mines.ts';
import { outcomeWords } from './words.ts';

/** All is shown after so long: a mine's knock first, then the others. */
const endMs = { hit: 1_100, cashed: 800, still: 400 } as const;

const minesOfBet = (bets: readonly { readonly [name: string]: unknown }[] | undefined): number | undefined => {
  const spot = bets?.[0]?.['spot'];
  return typeof spot === 'string' ? parseField(spot)?.mines : undefined;
};

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

/** What the player does at the field, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords });
  const [wanted, setMines] = useState(
    () => minesOfBet(session.openRound?.bets ?? session.lastRound?.bets) ?? firstMines,
  );
  const [pressed, setPressed] = useState<number>();
  const [cleared, setCleared] = useState<string>();
  const { open, revealing, limits, currency } = round;
  const view = open && readView(open.view);
  const mines = view?.mines ?? wanted;
  const stake = useStake(round, stakeCapAt(limits.maxPayoutMinor, multiplierOf(mines, 1)));
  const stakeMinor = open ? minorOf(open.stake, currency) : stake.stakeMinor;
  const picksMax = view?.picksMax ?? picksWithin(mines, stakeMinor, limits.maxPayoutMinor);
  const field: MinesView = view ?? { mines, picksMax, revealed: [] };
  const picks = field.revealed.length;

  const last = revealing ?? round.rounds[0];
  const end = open || !last || last.id === cleared ? undefined : readEnd(last.outcome);

  useEffect(() => {
    if (picks === 0) return;
    setPressed(undefined);
    tap(1_900, 0.35);
    tone(392 * 2 ** (Math.min(picks, 16) / 12), 0.12, 0.03);
  }, [picks]);

  useReveal(round, (settled) => {
    setPressed(undefined);
    const isHit = readEnd(settled.outcome)?.hit !== undefined;
    if (isHit) tap(130, 0.9, 0, 0.22);
    return still ? endMs.still : isHit ? endMs.hit : endMs.cashed;
  });

  const pick = (tile: number): void => {
    if (!open || round.acting || field.revealed.includes(tile)) return;
    setPressed(tile);
    void actRound({ name: 'reveal', tile });
  };

  return {
    round,
    stake,
    stakeMinor,
    field,
    mines,
    end,
    /** What lies on the table, and which tile is on its way. */
    tiles: end ? endTiles(end) : openTiles(field.revealed),
    pressed: round.acting ? pressed : undefined,
    canCashOut: open?.choices.some(({ name }) => name === 'cash-out') ?? false,
    takes: picks > 0 ? shareAt(stakeMinor, multiplierOf(mines, picks)) : nothing,
    setMines: (count: number): void => {
      if (round.locked) return;
      round.dismiss();
      setCleared(last?.id);
      setMines(count);
    },
    start: (): void => {
      if (picksMax === 0 || !stake.isEnough()) return;
      round.begin();
      void placeRound([{ spot: fieldSpot(mines, picksMax), amount: formatAmount(stakeMinor, currency) }]);
    },
    pick,
    pickAny: (): void => pick(pickAny(field.revealed, randomByte)),
    cashOut: (): void => {
      if (!round.acting) void actRound({ name: 'cash-out' });
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
