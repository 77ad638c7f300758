import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ticketSpot } from '#domain/games/scratch/ticket.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { $round, type GameSession, placeRound } from '#stores/play/game.ts';
import { $series, holdSeries, releaseSeries, watchSeries } from '#stores/play/series.ts';
import { playCard, tap } from '../kit/motion/sounds.ts';
import { useRound } from '../kit/round/use-round.ts';
import { forgetUnscratched, keepUnscratched, wasLeftBehind } from './left-behind.ts';
import { fieldsOf, offeredPrices, panelOf, scratchGame, winningFields } from './picture/scratch.ts';
import { outcomeWords } from './words.ts';

/** Milliseconds from field to field of "Scratch all", and before the last word once all lie open. */
const stepMs = 90;
const restMs = 380;

const nothing: ReadonlySet<number> = new Set();

/** What the player does with tickets, and what lies on the table for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const { id, game, count } = scratchGame(session.game.id);
  const round = useRound(session, { outcomeWords });
  const { currency, revealing } = round;
  const prices = offeredPrices(game, currency, round.limits.maxPayoutMinor);
  const [priceMinor, setPrice] = useState(() => {
    const last = session.lastRound && minorOf(session.lastRound.stake, currency);
    return prices.find((price) => price === last) ?? prices[0] ?? round.limits.minStakeMinor;
  });
  const [note, setNote] = useState('');
  const [bought, setBought] = useState(0);
  const [uncovered, setUncovered] = useState(nothing);
  const [leftBehind, setLeftBehind] = useState(() => wasLeftBehind(id, session.lastRound?.id));
  const series = useStore($series);
  const rest = useRef(round.rest);
  rest.current = round.rest;

  // A round that was asked for anew on opening lies unscratched: its prize must not be told by the counts.
  useLayoutEffect(() => {
    forgetUnscratched(id);
    if ($round.get().state === 'settled') holdSeries();
    const stop = watchSeries();
    return () => {
      stop();
      releaseSeries();
    };
  }, [id]);

  const revealed = revealing?.id;
  useEffect(() => {
    if (revealed === undefined) return;
    holdSeries();
    keepUnscratched(id, revealed);
    setUncovered(nothing);
  }, [id, revealed]);

  const { state } = round.state;
  useEffect(() => {
    if (state === 'refused') releaseSeries();
  }, [state]);

  const isOpen = revealed !== undefined && uncovered.size === count;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      forgetUnscratched(id);
      rest.current();
      releaseSeries();
    }, restMs);
    return () => clearTimeout(timer);
  }, [id, isOpen]);

  const [sweeping, setSweeping] = useState(false);
  useEffect(() => {
    if (!sweeping || revealed === undefined) return;
    if (uncovered.size === count) {
      setSweeping(false);
      return;
    }
    const next = Array.from({ length: count }, (_, index) => index).find((index) => !uncovered.has(index));
    const timer = setTimeout(() => next !== undefined && setUncovered(new Set([...uncovered, next])), stepMs);
    tap(4_600, 0.18, 0, 0.06);
    return () => clearTimeout(timer);
  }, [sweeping, revealed, uncovered, count]);

  const last = state === 'sent' || state === 'lost' ? undefined : (revealing ?? round.landed?.round ?? round.rounds[0]);
  const all = new Set(Array.from({ length: count }, (_, index) => index));
  const shownPrice = last ? minorOf(last.stake, currency) : priceMinor;

  return {
    id,
    game,
    round,
    prices,
    priceMinor,
    note,
    /** Counts the tickets bought here: each is laid down anew. */
    bought,
    /** The series at the chosen price; null when it could not be read. */
    series: series && (series.find(({ price }) => minorOf(price, currency) === priceMinor) ?? null),
    /** The fields of the ticket on the table, empty for one that nobody has bought yet. */
    fields: last ? fieldsOf(id, last) : [],
    /** What is printed on it, and the fields that make its prize. */
    panel: last && panelOf(last),
    wins: last ? winningFields(id, last) : nothing,
    /** The ticket on the table is the player's own, and no sample. */
    owned: last !== undefined,
    /** It was bought here and lies there unscratched: the counts of the series, held until then, still have it. */
    inHand: bought > 0 && revealing !== undefined,
    /** What the ticket on the table cost. */
    shownPrice,
    uncovered: revealing ? uncovered : last ? all : nothing,
    /** A ticket lies there to be scratched. */
    scratching: revealed !== undefined && !isOpen,
    leftBehind,
    choosePrice: (price: bigint): void => {
      if (round.locked) return;
      round.dismiss();
      setNote('');
      setPrice(price);
    },
    uncover: (field: number): void => {
      if (revealed === undefined) return;
      setUncovered((now) => (now.has(field) ? now : new Set([...now, field])));
    },
    scratchAll: (): void => {
      if (revealed === undefined) return;
      if (still) setUncovered(all);
      else setSweeping(true);
    },
    buy: (): void => {
      const enough = priceMinor <= round.balanceMinor;
      setNote(enough ? '' : t('table.over_balance'));
      if (!enough || round.locked || round.waiting) return;
      holdSeries();
      setLeftBehind(false);
      setUncovered(nothing);
      setSweeping(false);
      setBought((now) => now + 1);
      round.begin();
      playCard();
      void placeRound([{ spot: ticketSpot, amount: formatAmount(priceMinor, currency) }]);
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
