import { kindOf } from './statement-content.ts';
import { type SaidRow, saidMovement, saidRow } from './vault-content.ts';

type Cell = string | number | bigint | null;
/** Records of one kind: rows of cells, the first with the names of the columns. */
type RecordFile = {
  readonly name: 'transactions' | 'sessions' | 'games';
  readonly rows: () => Iterable<readonly Cell[]>;
};

const moment = (seconds: unknown): string => {
  const milliseconds = Math.floor(Number(seconds) * 1000);
  return new Date(milliseconds).toISOString();
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): bigint => BigInt(text(value) || '0');

type Play = { count: number; stake: bigint; ofBonus: bigint; winnings: bigint; first: string; last: string };
const nothing = (at: string): Play => ({ count: 0, stake: 0n, ofBonus: 0n, winnings: 0n, first: at, last: at });

/**
 * What supervisors ask for of a day, from nothing but what its leaves say: every movement on a player’s account; play by session, its stakes and
 * winnings each as one sum (as the Dutch control data bank wants a `Game_Session`); and by game (as the Danish `EndOfDay`). Amounts in
 * minor units, moments in UTC. A round is of the day in whose file it ended, play money is of none, and the last of what its leaves say
 * there counts.
 */
export const vaultRecords = () => {
  const transactions: (readonly Cell[])[] = [];
  const movements = new Set<string>();
  const rounds = new Map<string, SaidRow>();

  const take = (content: string): void => {
    const kind = kindOf(content);
    if (kind === 'movement') takeMovement(content);
    const round = kind === 'round' ? saidRow('round', content) : undefined;
    if (round && round['ended_at'] !== null && round['demo'] !== true) rounds.set(text(round['id']), round);
  };
  const takeMovement = (content: string): void => {
    const said = saidMovement(content);
    if (!said || movements.has(said.id)) return;
    movements.add(said.id);
    for (const { account, kind, currency, amount: moved, balanceAfter } of said.postings)
      if (balanceAfter !== null)
        transactions.push([
          ...[said.id, moment(said.at), said.player, said.kind, account, kind, currency, moved, balanceAfter],
          ...[said.round, said.reference],
        ]);
  };

  const playBy = (columns: readonly string[]): readonly (readonly [readonly string[], Play])[] => {
    const found = new Map<string, readonly [readonly string[], Play]>();
    for (const round of rounds.values()) {
      const names = columns.map((column) => text(round[column]));
      const at = moment(round['ended_at']);
      const [, play] = found.get(names.join('\n')) ?? [names, nothing(moment(round['opened_at']))];
      play.count += 1;
      play.stake += amount(round['stake']);
      play.ofBonus += amount(round['stake_bonus']);
      play.winnings += amount(round['payout']);
      const opened = moment(round['opened_at']);
      if (opened < play.first) play.first = opened;
      if (at > play.last) play.last = at;
      found.set(names.join('\n'), [names, play]);
    }
    return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  };
  function* playRows(columns: readonly string[], extra: 'times' | 'none'): Iterable<readonly Cell[]> {
    const times = extra === 'times' ? ['first_opened', 'last_ended'] : [];
    yield [...columns, ...times, 'rounds', 'stake', 'stake_of_bonus', 'winnings'];
    for (const [names, { count, stake, ofBonus, winnings, first, last }] of playBy(columns))
      yield [...names, ...(times.length > 0 ? [first, last] : []), count, stake, ofBonus, winnings];
  }
  const head = [
    ...['movement', 'at', 'player', 'kind', 'account', 'account_kind', 'currency', 'amount', 'balance_after'],
    ...['round', 'reference'],
  ];
  const files: readonly RecordFile[] = [
    { name: 'transactions', rows: () => [head, ...transactions] },
    {
      name: 'sessions',
      rows: () => playRows(['player_id', 'game_session_id', 'provider', 'game_id', 'currency'], 'times'),
    },
    { name: 'games', rows: () => playRows(['provider', 'game_id', 'currency'], 'none') },
  ];
  return { take, files };
};
