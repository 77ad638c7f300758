import type { WinKind } from '#server/services/wallet/commands.ts';
import { type House, minute } from '#tests/server/games/house.ts';
import { chanceOf } from '../chaos.ts';
import { dyingDb } from '../dying-db.ts';
import { type Books, openBooks } from './books.ts';
import { launch, seatAt } from './launch.ts';
import type { Said, Seat, Subject, Told } from './subject.ts';

/** What a storm came to. */
export type Storm = {
  readonly calls: number;
  readonly ok: number;
  readonly seconds: number;
  readonly codes: Readonly<Record<string, number>>;
  /** What each player must have now, by what was answered. */
  readonly books: readonly (Books & { readonly player: Seat['player'] })[];
};

type Table = { readonly seat: Seat; readonly tokens: string[]; readonly books: Books };
type Call = { readonly send: (by?: Said['by']) => Promise<Told>; readonly wasDone: () => void };

const startedMinor = 100_000n;
const kinds: readonly WinKind[] = ['base', 'base', 'base', 'base', 'promo', 'jackpot', 'free_round'];
const amounts = [0n, 1n, 100n, 100n, 499n, 60_000n];
/** Ids are few and meet again and again: this many calls have the same, and a call may be one of an earlier time. */
const eraCalls = 500;

/**
 * Calls without order: bets, prizes, rollbacks and ends of rounds under few ids, several at a time for each player, with amounts,
 * rounds, players, currencies, games and tokens that are now right and now wrong; launches and renewed tokens in between; a clock
 * that runs in leaps; processes that die within a call. What was not answered is asked again at the end.
 * Ends early when `secondsMax` are over, and says how many calls there were.
 */
export async function storm(
  house: House,
  subject: Subject,
  { calls, players, atOnce, secondsMax }: { calls: number; players: number; atOnce: number; secondsMax: number },
): Promise<Storm> {
  const chance = chanceOf(subject.name);
  const isOneIn = (n: number) => chance(n) === 0;
  const pick = <T>(from: readonly T[]): T => from[chance(from.length)] as T;
  const tables: Table[] = await Promise.all(
    Array.from({ length: players }, async () => {
      const seat = await seatAt(house, subject, startedMinor);
      return { seat, tokens: [seat.token], books: openBooks(startedMinor) };
    }),
  );
  const began = performance.now();
  const isOver = () => performance.now() - began > secondsMax * 1_000;
  const lost: Call[] = [];
  const codes: Record<string, number> = {};
  let sent = 0;

  const callAt = ({ seat, tokens, books }: Table): Call => {
    const era = Math.max(0, Math.floor(sent / eraCalls) - (isOneIn(6) ? 1 + chance(3) : 0));
    const [n, round] = [chance(20), chance(10)];
    const other = isOneIn(40) ? pick(tables) : null;
    const said: Said = {
      round: `r${era}-${round}`,
      token: isOneIn(30) ? 'x'.repeat(40) : (tokens.at(isOneIn(4) ? 0 : -1) ?? ''),
      ...(other ? { player: other.seat.player.playerId } : {}),
      ...(isOneIn(40) ? { currency: 'USD' as const } : {}),
      ...(isOneIn(60) ? { game: 'another' } : {}),
      ...(isOneIn(25) ? { closes: true } : {}),
    };
    const mine = (id: string) => `${seat.player.playerId} ${id}`;
    const { bet: noteBet, win: noteWin, back: noteBack } = other?.books ?? books;
    // The bet of a round, now and then in another.
    const bet = `b${era}-${isOneIn(10) ? n : round}-${chance(2)}`;
    const amountMinor = isOneIn(8) ? pick(amounts) : 100n;
    switch (pick(['bet', 'bet', 'bet', 'win', 'win', 'rollback'] as const)) {
      case 'bet':
        return {
          send: (by) => seat.bet(bet, amountMinor, heardBy(said, by)),
          wasDone: () => noteBet(mine(bet), amountMinor),
        };
      case 'win': {
        const kind = pick(kinds);
        const id = `w${era}-${n}`;
        const wonMinor = BigInt(n * 13);
        const send = (by: Said['by']) => seat.win(id, wonMinor, heardBy({ ...said, kind }, by));
        return { send, wasDone: () => noteWin(mine(id), wonMinor) };
      }
      case 'rollback': {
        const id = `x${era}-${n}-${chance(2)}`;
        return { send: (by) => seat.rollback(id, bet, heardBy(said, by)), wasDone: () => noteBack(mine(bet)) };
      }
    }
  };
  const hear = (call: Call, { code }: Told) => {
    codes[code] = (codes[code] ?? 0) + 1;
    if (code === subject.codes.ok) call.wasDone();
    return code !== subject.codes.temporary;
  };
  const work = async () => {
    while (sent < calls && !isOver()) {
      sent += 1;
      const table = pick(tables);
      if (isOneIn(150)) house.passTime(chance(20) * minute);
      if (isOneIn(12)) table.tokens.push(await launch(house, subject, table.seat.player));
      const renewed = isOneIn(12) ? await subject.renew?.(house.ctx, table.tokens.at(-1) ?? '') : null;
      if (renewed) table.tokens.push(renewed);
      table.tokens.splice(0, table.tokens.length - 4);
      const call = callAt(table);
      const by = isOneIn(20) ? { ...house.ctx, db: dyingDb(house.ctx.db, 1 + chance(14)).db } : undefined;
      const told = await call.send(by).catch(() => null);
      if (told === null || !hear(call, told)) lost.push(call);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const call of lost) hear(call, await call.send());
  return {
    calls: sent,
    ok: codes[subject.codes.ok] ?? 0,
    seconds: (performance.now() - began) / 1_000,
    codes,
    books: tables.map(({ seat, books }) => ({ ...books, player: seat.player })),
  };
}

const heardBy = (said: Said, by: Said['by']): Said => (by ? { ...said, by } : said);
