import { belowBig } from '../../fairness/below-big.ts';
import { createStream, type RoundSeeds, type Stream, type StreamLabel } from '../../fairness/stream.ts';
import { ok, type Result } from '../../result.ts';
import type {
  Bet,
  Decided,
  GameCommon,
  Json,
  Open,
  Settled,
  SharedGame,
  SharedSeeds,
  SingleStepGame,
  StatefulGame,
  Step,
} from './game.ts';

/**
 * How the part of a minor unit is paid that a win leaves over. `drawn`: by the round's own stream, a whole unit with exactly that
 * chance, so that a stake of any size returns what is published. `down`: never, as rounds were paid before their games' rules
 * counted a version up; it is here for who verifies those.
 */
export type Payment = 'drawn' | 'down';

/** How a round is paid that was opened under this version of its game's rules; undefined when they are not known any more. */
export const paymentUnder = (
  { rulesVersion, roundedDown }: Pick<GameCommon, 'rulesVersion' | 'roundedDown'>,
  version: number,
): Payment | undefined => (version === rulesVersion ? 'drawn' : version === roundedDown ? 'down' : undefined);

/** Rules of a version, and how its rounds are paid. */
type Ruled<G> = { readonly rules: G; readonly payment: Payment };

/** The rules under which a round of this version is played and paid; undefined when they are not known any more. */
export const rulesUnder = <G extends GameCommon>(game: G, version: number): Ruled<G> | undefined => {
  const payment = paymentUnder(game, version);
  if (payment) return { rules: game, payment };
  // A game of one kind has former rules of its own kind: the types of the kinds say so.
  return game.former && rulesUnder(game.former as G, version);
};

/**
 * What the house pays for a decided round. Every win with a part of a unit, in the order of the list, draws one integer below the
 * denominator of that part from the stream `fraction` of the round's seeds, and is paid one unit more where it lies below the numerator.
 * `wayOut`: how a stake left a shared round, where that parts the streams.
 */
export const paid = (
  { status, outcome, wins, undecidedMinor }: Decided,
  seeds: RoundSeeds,
  payment: Payment = 'drawn',
  wayOut?: string,
): Settled => {
  let stream: Stream | undefined;
  const booked = wins.flatMap(({ rest, ...win }) => {
    if (!rest || payment === 'down') return win.payoutMinor > 0n ? [win] : [];
    stream ??= createStream(seeds, partLabel(wayOut));
    const payoutMinor = win.payoutMinor + (belowBig(stream, rest.den) < rest.num ? 1n : 0n);
    return payoutMinor > 0n ? [{ ...win, payoutMinor }] : [];
  });
  const payoutMinor = booked.reduce((sum, win) => sum + win.payoutMinor, 0n);
  return { status, outcome, payoutMinor, wins: booked, ...(undecidedMinor === undefined ? {} : { undecidedMinor }) };
};

/** The stream by which parts of a unit are paid. */
export const partLabel = (wayOut?: string): StreamLabel => (wayOut === undefined ? 'fraction' : `fraction:${wayOut}`);

/** A step as the house books it. */
export type PaidStep = Settled | Open;

const paidStep = (step: Step, seeds: RoundSeeds, payment?: Payment): PaidStep =>
  step.status === 'open' ? step : paid(step, seeds, payment);

/** A round of one step, from the seeds alone. */
export const playPaid = (game: SingleStepGame, bets: readonly Bet[], seeds: RoundSeeds, payment?: Payment): Settled =>
  paid(game.play(bets, createStream(seeds)), seeds, payment);

/** The start of a round with decisions. */
export const startPaid = (game: StatefulGame, bets: readonly Bet[], seeds: RoundSeeds, payment?: Payment): PaidStep =>
  paidStep(game.start(bets, createStream(seeds)), seeds, payment);

/** Where an action led, as the house books it, and the bets that it added. */
export type PaidAct = { readonly step: PaidStep; readonly added: readonly Bet[] };

/** A round with decisions, and how far it is: all its bets so far and its state. */
export type Underway = { readonly bets: readonly Bet[]; readonly state: Json };

/** An action in a round with decisions. */
export const actPaid = (
  game: StatefulGame,
  { bets, state }: Underway,
  action: unknown,
  seeds: RoundSeeds,
  payment?: Payment,
): Result<PaidAct, 'action_invalid'> => {
  const acted = game.act(bets, state, action, createStream(seeds));
  if (!acted.ok) return acted;
  const { step, added } = acted.value;
  return ok({ step: paidStep(step, seeds, payment), added });
};

/** The end of a round with decisions that was left alone. */
export const finishPaid = (
  game: StatefulGame,
  { bets, state }: Underway,
  seeds: RoundSeeds,
  payment?: Payment,
): Settled => paid(game.finish(bets, state, createStream(seeds)), seeds, payment);

/** One player's part in a shared round: its link stands for the server seed, its chain's salt for the client seed. */
export const settlePaid = (
  game: SharedGame,
  bets: readonly Bet[],
  seeds: SharedSeeds,
  actions: readonly unknown[],
  payment?: Payment,
): Result<Settled, 'action_invalid'> => {
  const settled = game.settle(bets, seeds, actions);
  if (!settled.ok) return settled;
  const { link, salt, index } = seeds;
  const round = { serverSeed: link, clientSeed: salt, nonce: index };
  return ok(paid(settled.value, round, payment, game.wayOut?.(bets, actions)));
};
