import type { Stream } from '../../fairness/stream.ts';
import { rational } from '../../maths/rational.ts';
import type { Exposure, Json } from '../kit/game.ts';
import { mostAt, mostOf } from '../kit/share.ts';
import { rollsOf } from './dice.ts';
import { maxReturnOf } from './maths.ts';
import type { Decision, Table } from './round.ts';
import { spotOf } from './spots.ts';

const refuse = (): never => {
  throw new TypeError('not the state of a round of craps');
};

const listIn = (state: Json, name: string): readonly Json[] => {
  const found = typeof state === 'object' && state !== null && !isList(state) ? state[name] : undefined;
  return isList(found) ? found : refuse();
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const minor = (value: Json | undefined): bigint => (typeof value === 'string' ? BigInt(value) : refuse());

const spotId = (value: Json | undefined): string => {
  if (typeof value !== 'string') return refuse();
  spotOf(value);
  return value;
};

const count = (value: Json | undefined): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : refuse();

const betIn = (item: Json): [string, bigint] => {
  const [spot, amountMinor] = isList(item) ? item : refuse();
  return [spotId(spot), minor(amountMinor)];
};

const decisionIn = (item: Json): Decision => {
  const [roll, spot, stakeMinor, payoutMinor, taken, num, den] = isList(item) ? item : refuse();
  return {
    roll: count(roll),
    spot: spotId(spot),
    stakeMinor: minor(stakeMinor),
    payoutMinor: minor(payoutMinor),
    taken: taken === true,
    ...(num === undefined ? {} : { rest: rational(minor(num), minor(den)) }),
  };
};

type Stored = Pick<Table, 'felt' | 'decided'>;

const readBets = (state: Json): Stored => ({
  felt: new Map(listIn(state, 'felt').map(betIn)),
  decided: listIn(state, 'decided').map(decisionIn),
});

/** The table of a stored state. Its rolls are not stored: the stream has them. Any other state is a bug and throws. */
export const readTable = (state: Json, stream: Stream): Table => {
  const rolled = typeof state === 'object' && state !== null && 'rolled' in state ? state.rolled : undefined;
  return { rolls: rollsOf(stream, count(rolled)), ...readBets(state) };
};

/** The table's stake leaves out odds, whose own limit the bet before them sets; what has come back counts as paid. */
export const exposureOf = (state: Json): Exposure => {
  const { felt, decided } = readBets(state);
  let stakeMinor = 0n;
  let lyingMinor = 0n;
  let maxPayoutMinor = decided.reduce((sum, decision) => sum + mostOf(decision), 0n);
  for (const [id, amountMinor] of felt) {
    if (spotOf(id).kind !== 'odds') stakeMinor += amountMinor;
    lyingMinor += amountMinor;
    maxPayoutMinor += mostAt(amountMinor, maxReturnOf(id));
  }
  return { stakeMinor, lyingMinor, maxPayoutMinor };
};
