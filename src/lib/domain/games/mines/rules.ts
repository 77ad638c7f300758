import { ok } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, StatefulGame } from '../kit/game.ts';
import { mostAt } from '../kit/share.ts';
import { returnsByKind } from './maths.ts';
import { multiplierOf } from './paytable.ts';
import { blowUp, cashOut, layMines, openRound, parseMove, readRevealed } from './round.ts';
import { type Field, parseField } from './spots.ts';

/** One field, one bet. */
const betCountMax = 1;

/** The bet of a round and its field. Bets come from `parseBets`: any other here is a bug. */
const placed = (bets: readonly Bet[]): { readonly bet: Bet; readonly field: Field } => {
  const [bet] = bets;
  const field = bet && parseField(bet.spot);
  if (!bet || !field) throw new RangeError('a round of mines has one bet on a field');
  return { bet, field };
};

/** The multiplier grows with every safe pick, so the last one pays most. */
const prizeOf = ({ spot, amountMinor }: Bet): bigint => {
  const field = parseField(spot);
  return field ? mostAt(amountMinor, multiplierOf(field.mines, field.picksMax)) : 0n;
};

const act: StatefulGame['act'] = (bets, state, action, stream) => {
  const { bet, field } = placed(bets);
  const revealed = readRevealed(state);
  const move = parseMove(action, revealed);
  if (!move.ok) return move;
  const mineTiles = layMines(field.mines, stream);
  if (move.value.kind === 'cash-out') return ok({ step: cashOut(bet, mineTiles, revealed), added: [] });
  const { tile } = move.value;
  if (mineTiles.includes(tile)) return ok({ step: blowUp(bet, mineTiles, revealed, tile), added: [] });
  const open = [...revealed, tile];
  const step = open.length === field.picksMax ? cashOut(bet, mineTiles, open) : openRound(field, open);
  return ok({ step, added: [] });
};

export const game: StatefulGame = {
  id: 'mines',
  name: 'Mines',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'many',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, ({ spot }) => (parseField(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + prizeOf(bet), 0n),
  returns: returnsByKind,
  start: (bets) => openRound(placed(bets).field, []),
  act,
  finish: (bets, state, stream) => {
    const { bet, field } = placed(bets);
    return cashOut(bet, layMines(field.mines, stream), readRevealed(state));
  },
};
