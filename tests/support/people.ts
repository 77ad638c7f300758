import { randomUUID } from 'node:crypto';
import { confirmByMail, deposit, openRoulette, type Player, signUp } from './player.ts';

export type Person = Player;

/**
 * Those whom a picture shows: one who has just signed up, one who has paid in and played, one to whom promotions are offered, one
 * who waits for a deposit to bring one, and one whose bonus runs.
 */
export type Cast = Readonly<Record<'newcomer' | 'regular' | 'offered' | 'awaiting' | 'promoted', Person>>;

/** A player with a confirmed address, who has accepted a promotion where one is named. */
async function confirmed(origin: string, fullName: string, accepts?: string): Promise<Person> {
  const player = await signUp(origin, fullName);
  await confirmByMail(origin, player);
  if (accepts !== undefined)
    await player.must('acceptPromotion', { body: { id: accepts, accepted: true }, key: randomUUID() });
  return player;
}

export async function people(origin: string): Promise<Cast> {
  const newcomer = await signUp(origin, 'Grace Hopper');
  const regular = await signUp(origin, 'Ada Byron');
  await deposit(origin, regular, '120');
  const sessionId = await openRoulette(regular);
  for (const spot of ['red', 'straight:17', 'voisins', 'dozen:1', 'black'])
    await regular.must('placeRound', {
      params: { sessionId },
      body: { bets: [{ spot, amount: '9.00' }] },
      key: randomUUID(),
    });
  const offered = await confirmed(origin, 'Mary Somerville');
  const awaiting = await confirmed(origin, 'Emmy Noether', 'welcome-first');
  const promoted = await confirmed(origin, 'Sophie Germain', 'welcome-first');
  await deposit(origin, promoted, '100');
  return { newcomer, regular, offered, awaiting, promoted };
}
