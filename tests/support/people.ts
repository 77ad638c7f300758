import { randomUUID } from 'node:crypto';
import { deposit, openRoulette, type Player, signUp } from './player.ts';

export type Person = Player;

/** Those whom a picture or a browser test shows: one who has just signed up, and one who has paid in and played. */
export type Cast = { readonly newcomer: Person; readonly regular: Person };

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
  return { newcomer, regular };
}
