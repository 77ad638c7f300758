import { kindOf } from '../transparency/statement-content.ts';
import { type SaidMovement, type SaidRow, saidMovement, saidRow } from '../transparency/vault-content.ts';

/** A player's play of one game as the rounds of a day make it, in minor units. */
export type PlaySession = {
  /** Which one it is, the same each time the day is read. */
  readonly key: string;
  readonly player: string;
  readonly provider: string;
  readonly gameId: string;
  readonly currency: string;
  /** Rounds that many players share. */
  readonly isShared: boolean;
  /** ISO moments, in UTC. */
  readonly first: string;
  readonly last: string;
  /** Rounds that count: those that were called off have no part in anything but `roundIds`. */
  readonly rounds: number;
  readonly won: number;
  readonly stake: bigint;
  /** Of the stake, what went into a jackpot. */
  readonly contribution: bigint;
  /** Without what a jackpot paid. */
  readonly winnings: bigint;
  readonly jackpots: readonly { readonly round: string; readonly at: string; readonly amount: bigint }[];
  readonly roundIds: readonly string[];
};

/** What a movement changed of what its player has, over all their accounts, in minor units. */
export type ToldMovement = {
  readonly id: string;
  readonly player: string;
  readonly kind: string;
  readonly currency: string;
  readonly at: string;
  readonly net: bigint;
  /** The company or the chain of a payment; else null. */
  readonly company: string | null;
  /** The session of the day in which it was staked or won; null of whatever else, and of a round that ends on another day. */
  readonly session: string | null;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): bigint => BigInt(text(value) || '0');
const moment = (seconds: unknown): string => new Date(Math.floor(Number(seconds) * 1000)).toISOString();

/** What is staked and won; what else belongs to a round (a bonus that is set free by it) is told by itself. */
const playKinds: ReadonlySet<string> = new Set(['bet', 'rollback', 'win', 'jackpot_win']);

const sessionKey = (round: SaidRow): string =>
  [
    text(round['player_id']),
    text(round['game_session_id']),
    text(round['provider']),
    text(round['game_id']),
    text(round['currency']),
    round['shared_round_id'] === null ? 'own' : 'shared',
  ].join(' ');

/**
 * The sessions and movements of a day of the vault, of those players whom `isTold` names, from what its leaves say alone. Each movement that
 * touched an account of theirs is told once. A round is of the day in whose file it ended, and what its leaves say there last counts;
 * play money is of none.
 */
export const dayRecords = (isTold: (player: string) => boolean) => {
  const movements = new Map<string, SaidMovement>();
  const rounds = new Map<string, SaidRow>();

  const take = (content: string): void => {
    const kind = kindOf(content);
    if (kind === 'movement') {
      const said = saidMovement(content);
      if (said?.player != null && isTold(said.player)) movements.set(said.id, said);
    }
    const round = kind === 'round' ? saidRow('round', content) : undefined;
    if (round && round['ended_at'] !== null && round['demo'] !== true && isTold(text(round['player_id'])))
      rounds.set(text(round['id']), round);
  };

  const sessions = (): PlaySession[] => {
    const found = Map.groupBy(rounds.values(), sessionKey);
    return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, played]) => sessionOf(key, played));
  };

  const told = (): ToldMovement[] => {
    const sessionOfRound = new Map<string, string>();
    const sessionOfMovement = new Map<string, string>();
    for (const round of rounds.values()) {
      sessionOfRound.set(text(round['id']), sessionKey(round));
      for (const name of ['bet_movement_id', 'win_movement_id'])
        if (round[name] !== null) sessionOfMovement.set(text(round[name]), sessionKey(round));
    }
    return [...movements.values()].flatMap((said) => {
      const own = said.postings.filter(({ balanceAfter }) => balanceAfter !== null);
      const [first] = own;
      if (first === undefined || said.player === null) return [];
      const session = sessionOfMovement.get(said.id) ?? sessionOfRound.get(said.round ?? '') ?? null;
      return {
        id: said.id,
        player: said.player,
        kind: said.kind,
        currency: first.currency,
        at: moment(said.at),
        net: own.reduce((sum, posting) => sum + posting.amount, 0n),
        company: said.postings.find(({ kind }) => kind === 'clearing')?.owner ?? null,
        session: playKinds.has(said.kind) ? session : null,
      };
    });
  };
  return { take, sessions, movements: told };
};

const sessionOf = (key: string, played: readonly SaidRow[]): PlaySession => {
  const [round = {}] = played;
  const counted = played.filter(({ status }) => status === 'settled');
  const sum = (name: string): bigint => counted.reduce((total, row) => total + amount(row[name]), 0n);
  const moments = (name: string): string[] => played.map((row) => moment(row[name])).toSorted();
  return {
    key,
    player: text(round['player_id']),
    provider: text(round['provider']),
    gameId: text(round['game_id']),
    currency: text(round['currency']),
    isShared: round['shared_round_id'] !== null,
    first: moments('opened_at')[0] ?? '',
    last: moments('ended_at').at(-1) ?? '',
    rounds: counted.length,
    won: counted.filter((row) => amount(row['payout']) > 0n).length,
    stake: sum('stake'),
    contribution: sum('jackpot_contribution'),
    winnings: sum('payout') - sum('jackpot_win'),
    jackpots: counted.flatMap((row) =>
      amount(row['jackpot_win']) > 0n
        ? { round: text(row['id']), at: moment(row['ended_at']), amount: amount(row['jackpot_win']) }
        : [],
    ),
    roundIds: played.map((row) => text(row['id'])),
  };
};
