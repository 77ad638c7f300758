import { useMemo } from 'react';
import type { Bet } from '#domain/games/kit/game.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import type { Dealing } from '../kit/felt/scene.ts';
import { useScene } from '../kit/felt/use-scene.ts';
import { useKept } from '../kit/fields/use-kept.ts';
import { playChip } from '../kit/motion/sounds.ts';
import { useRound } from '../kit/round/use-round.ts';
import { isPayable } from '../kit/tray/payable.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { type DealerPokerId, emptyFelt, type Felt, feltOf, framesTo, spotResults } from './picture/dealer-poker.ts';
import type { Spot, Variant } from './variants.ts';
import { outcomeWords, spotWords } from './words.ts';

const dealingOf = (id: DealerPokerId): Dealing<Felt> => ({
  empty: emptyFelt,
  isEmpty: ({ player }) => player.length === 0,
  cardsOf: (view) => feltOf(id, view),
  framesTo,
});

const betsOf = (map: ReadonlyMap<string, bigint>): Bet[] =>
  [...map].map(([spot, amountMinor]) => ({ spot, amountMinor }));

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { id, board, game, together } = variant;
  const round = useRound(session, { outcomeWords: outcomeWords(id), onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const { open, currency, balanceMinor, limits } = round;
  const dealing = useMemo(() => dealingOf(id), [id]);
  const { placed, isIdle, asked, returned, ...shown } = useScene({ dealing, board, round, still });

  /** The spots that a chip laid on one of them is laid on. */
  const partsOf = (spot: Spot): readonly Spot[] => (together.includes(spot) ? together : [spot]);

  /** Lays the chip, unless the table could not pay the best hand on it: then it says how much it takes there. */
  const placeOn = (spot: Spot): void => {
    const parts = partsOf(spot);
    const next = new Map(placed);
    for (const part of parts) next.set(part, (placed.get(part) ?? 0n) + chips.chipMinor);
    if (game.maxPayoutOf(betsOf(next)) <= limits.maxPayoutMinor) {
      chips.change(() => board.layBets(next, chips.room));
      return;
    }
    const others = betsOf(placed).filter((bet) => !parts.some((part) => part === bet.spot));
    const unit = parts.map((part) => ({ spot: part, amountMinor: 1n }));
    const cap = (limits.maxPayoutMinor - game.maxPayoutOf(others)) / game.maxPayoutOf(unit);
    chips.setNote(t('poker.over_payout', { spot: spotWords(spot), limit: displayAmount(cap, currency) }));
  };

  /** Takes all chips of a spot away, and those that lie there only beside it. */
  const clear = (spot: Spot): void => {
    const next = new Map(placed);
    for (const part of partsOf(spot)) next.delete(part);
    if (!round.locked && next.size < placed.size) board.layBets(next, chips.room);
  };

  const deal = (): void => {
    if (!isIdle || !chips.isEnough()) return;
    if (!placed.has('ante')) {
      chips.setNote(t('poker.ante_first'));
      return;
    }
    if (!isPayable(round, chips, game.maxPayoutOf(betsOf(placed)), (limit) => t('poker.over_table', { limit }))) return;
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  /** What a choice adds, where it may be made now. */
  const addsOf = (name: string): bigint | undefined => {
    const adds = open?.choices.find((choice) => choice.name === name)?.adds;
    return adds === undefined ? undefined : minorOf(adds, currency);
  };
  const canAfford = (name: string): boolean => (addsOf(name) ?? 0n) <= balanceMinor;
  const act = (name: string): void => {
    const addsMinor = addsOf(name);
    if (!asked || addsMinor === undefined || addsMinor > balanceMinor) return;
    if (addsMinor > 0n) playChip();
    void actRound({ name });
  };

  const [hinting, keepHinting] = useKept(`${id}:hint`, ['off', 'on']);
  const anteMinor = placed.get('ante') ?? 0n;
  const raiseMinor = variant.raisePerAnte * anteMinor;

  return {
    ...shown,
    /** What each bet brought, once the round has been shown to its end. */
    results:
      returned &&
      spotResults(
        betsOf(shown.scene.bets),
        [...returned].map(([spot, payoutMinor]) => ({ spot, payoutMinor })),
      ),
    variant,
    round,
    chips,
    place: placeOn,
    clear,
    deal,
    act,
    asked,
    addsOf,
    /** Whether the balance reaches for what a choice adds. */
    canAfford,
    /** The balance reaches for the chips laid, but not for the decision after them. */
    isShort: !round.locked && anteMinor > 0n && chips.stakeMinor + raiseMinor > balanceMinor,
    raiseMinor,
    hinting: hinting === 'on',
    setHinting: (on: boolean): void => keepHinting(on ? 'on' : 'off'),
  };
};

export type TableState = ReturnType<typeof useTable>;
