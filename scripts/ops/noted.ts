import type { Db } from '#server/db/db.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { type Noted, noteAct } from '#server/services/desk/note-act.ts';

type Seen = Omit<Noted, 'players'> & { readonly players: readonly (string | null)[] };

/** Notes that somebody at the shell is about to be shown what the house keeps of people, as the desk notes each look. */
export const noteShown = (db: Db, actor: Actor, { players, ...what }: Seen, now: Date): Promise<void> => {
  const seen = [...new Set(players.filter((id) => id !== null))];
  return db.transaction((tx) => noteAct(tx, now, actor, { ...what, players: seen }));
};
