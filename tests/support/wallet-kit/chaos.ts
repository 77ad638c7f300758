import type { House } from '#tests/server/games/house.ts';
import { chanceOf } from '../chaos.ts';
import { seatAt } from './launch.ts';
import type { Subject } from './subject.ts';

/** What a storm came to. */
export type Storm = { readonly calls: number; readonly ok: number; readonly seconds: number };

/**
 * Calls without order: few ids that meet again and again, of bets, prizes and rollbacks, several at a time for each player.
 * Ends early when `secondsMax` are over, and says how many calls there were.
 */
export async function storm(
  house: House,
  subject: Subject,
  { calls, players, atOnce, secondsMax }: { calls: number; players: number; atOnce: number; secondsMax: number },
): Promise<Storm> {
  const chance = chanceOf(subject.name);
  const seats = await Promise.all(Array.from({ length: players }, () => seatAt(house, subject, 100_000n)));
  const began = performance.now();
  const isOver = () => performance.now() - began > secondsMax * 1_000;
  let sent = 0;
  let ok = 0;
  const work = async () => {
    while (sent < calls && !isOver()) {
      const era = Math.floor(sent / 500);
      sent += 1;
      const seat = seats[chance(seats.length)];
      if (!seat) continue;
      const n = chance(20);
      const round = `r${era}-${n}`;
      const [bet, amountMinor] = [`b${era}-${n}`, BigInt(chance(500))];
      const acts = [
        () => seat.bet(bet, 100n, { round }),
        () => seat.win(`w${era}-${n}`, amountMinor, { round }),
        () => seat.rollback(`x${era}-${n}-${chance(2)}`, bet, { round }),
        () => seat.win(`p${era}-${n}`, 10n, { round: `p${era}`, kind: 'promo' }),
      ];
      const told = await acts[[0, 0, 0, 1, 1, 2, 3][chance(7)] ?? 0]?.();
      if (told?.code === subject.codes.ok) ok += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { calls: sent, ok, seconds: (performance.now() - began) / 1_000 };
}
