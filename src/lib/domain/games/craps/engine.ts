import { fail, ok, type Result } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, SpotReturn, StatefulGame, Step } from '../kit/game.ts';
import { mostAt } from '../kit/share.ts';
import type { Layout } from './layout.ts';
import { maxReturnOf } from './maths.ts';
import { parseMove, refusalOf } from './moves.ts';
import { playOut, putOn, rollNext, type Table, takeDown } from './round.ts';
import { type End, openRound, settle } from './settle.ts';
import { exposureOf, readTable } from './state.ts';

/** What one table of craps has of its own. */
export type CrapsTable = Layout & {
  readonly id: string;
  readonly name: string;
  readonly returns: () => readonly SpotReturn[];
  /** Why first bets, each of them allowed, may not be made together. */
  readonly refusalTogether?: (bets: readonly Bet[]) => string | undefined;
};

const emptyTable: Table = { rolls: [], felt: new Map(), decided: [] };

const lay = (bets: readonly Bet[]): Table =>
  bets.reduce((table, { spot, amountMinor }) => putOn(table, spot, amountMinor), emptyTable);

/** Each bet at its best, all of one spot together, since a spot is paid as a whole. */
const maxPayoutOf = (bets: readonly Bet[]): bigint =>
  [...lay(bets).felt].reduce((sum, [id, stakeMinor]) => sum + mostAt(stakeMinor, maxReturnOf(id)), 0n);

/**
 * A round is a hand of one shooter, the player: it begins with the first bets and a come-out roll, and ends when nothing
 * lies on the felt any more, which is at the seven-out at the latest, or when the player collects. Until then bets may be
 * put on before every roll, and taken down unless they are under contract. A bet that is decided leaves the felt with
 * what it won, to be put on again as a stake of its own: so each stake is decided once, at the published return. What was won
 * is paid out at the end of the round.
 */
export const crapsGame = (own: CrapsTable): StatefulGame => {
  const stepOf = (table: Table, end: End): Step => (table.felt.size === 0 ? settle(table, end) : openRound(own, table));
  const together = (bets: readonly Bet[]): Result<readonly Bet[], 'bet_invalid'> => {
    const reason = own.refusalTogether?.(bets);
    return reason === undefined ? ok(bets) : fail('bet_invalid', { reason });
  };
  return {
    id: own.id,
    name: own.name,
    rulesVersion: 2,
    roundedDown: 1,
    steps: 'many',
    parseBets: (input, currency) => {
      const parsed = parseBetList(input, currency, own.spots.size, ({ spot, amountMinor }) =>
        refusalOf(own, emptyTable, spot, amountMinor),
      );
      return parsed.ok ? together(parsed.value) : parsed;
    },
    maxPayoutOf,
    returns: own.returns,
    start: (bets, stream) => stepOf(rollNext(lay(bets), stream), 'decided'),
    act: (_bets, state, action, stream) => {
      const table = readTable(state, stream);
      const move = parseMove(own, action, table);
      if (!move.ok) return move;
      const { value } = move;
      if (value.kind === 'roll') return ok({ step: stepOf(rollNext(table, stream), 'decided'), added: [] });
      if (value.kind === 'collect') {
        return ok({ step: stepOf(takeDown(table, [...table.felt.keys()]), 'collected'), added: [] });
      }
      if (value.kind === 'take-down')
        return ok({ step: stepOf(takeDown(table, [value.spot]), 'collected'), added: [] });
      const { spot, amountMinor } = value;
      return ok({ step: openRound(own, putOn(table, spot, amountMinor)), added: [{ spot, amountMinor }] });
    },
    // The dice of a contract bet are cast already: to give its stake back when they are bad would make leaving a strategy.
    finish: (_bets, state, stream) => settle(playOut(readTable(state, stream), stream), 'left'),
    pacedActions: ['roll'],
    exposureOf,
  };
};
