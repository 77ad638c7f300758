import type { ApiAnswer, ApiFail, ApiResult } from '../calls/api.ts';
import type { WireBet } from './wire-bet.ts';

type RaceEvent = ApiAnswer<'listenToRaces'>;
type RaceTable = Extract<RaceEvent, { type: 'table' }>;

/** A shared round before it is decided; moments as instants. */
export type SlipRound = NonNullable<RaceTable['round']>;
/** A round that is decided, with its outcome and all that verifies it. */
export type SlipResult<Outcome> = Omit<RaceTable['history'][number], 'outcome'> & { readonly outcome: Outcome };
type SlipLine = RaceTable['stakes'][number];
/** The player's slip: all bets on one round. */
export type Slip = ApiAnswer<'readRaceStake'>['stake'];
export type SlipAnswer = ApiAnswer<'readRaceStake'>;

export type TableEvent<Outcome> = Omit<RaceTable, 'history'> & { readonly history: readonly SlipResult<Outcome>[] };
type EndEvent<Outcome> = { readonly type: 'ended'; readonly result: SlipResult<Outcome>; readonly nextAt: string };
export type StakesEvent = Extract<RaceEvent, { type: 'stakes' }>;
/** What the stream of such a game tells: the events that every shared game has, nothing leaves a round of it. */
export type SlipEvent<Outcome> =
  | Exclude<RaceEvent, { type: 'table' | 'ended' }>
  | TableEvent<Outcome>
  | EndEvent<Outcome>;

/**
 * The round as everybody sees it. `live` is false while the line is broken. `result` is that of the round shown as `round`,
 * once it is decided: the picture of it may begin. `nextAt` goes with it.
 */
export type SlipTable<Outcome> =
  | { readonly state: 'connecting' }
  | {
      readonly state: 'open';
      readonly live: boolean;
      readonly phase: RaceTable['phase'];
      readonly round: SlipRound | null;
      readonly result: SlipResult<Outcome> | null;
      readonly nextAt: string | null;
      readonly stakes: readonly SlipLine[];
      /** The newest first, at most 30. */
      readonly history: readonly SlipResult<Outcome>[];
    };

/**
 * `in`: the slip is in the round. `over`: won, lost or taken back, by its `status`. `lost`: no answer came; `resume`
 * asks again under the same key. `refused`: the last call was; a slip that was in still is (`held`).
 */
export type SlipState =
  | { readonly state: 'none' | 'sending' | 'lost' }
  | { readonly state: 'in' | 'cancelling' | 'over'; readonly slip: Slip; readonly balance: string }
  | { readonly state: 'refused'; readonly failed: ApiFail; readonly held: HeldSlip | null };

export type HeldSlip = { readonly slip: Slip; readonly balance: string };

/** The calls of one game. `key` is the slip's id, under which it is handed in once. */
export type SlipCalls<Outcome> = {
  readonly listen: (onEvent: (event: SlipEvent<Outcome>) => void, onLost: () => void) => () => void;
  readonly place: (sessionId: string, bets: WireBet[], key: string) => Promise<ApiResult<SlipAnswer>>;
  readonly read: (stakeId: string) => Promise<ApiResult<SlipAnswer>>;
  readonly cancel: (stakeId: string) => Promise<ApiResult<SlipAnswer>>;
};

/** Whether two things are of one round. */
export const isOf = (round: Pick<SlipRound, 'chain' | 'index'>, other: Pick<SlipRound, 'chain' | 'index'>): boolean =>
  round.chain === other.chain && round.index === other.index;
