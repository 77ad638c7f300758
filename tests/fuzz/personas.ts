import { type Owner, openDeposit, owner, seated } from '#tests/api/races/house.ts';
import { goodPassword } from '#tests/support/player.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { Chance } from './chance.ts';

/** Texts to send, by the name of the field that they stood in: those of answers so far, and some of others. */
export type Known = Map<string, string[]>;

/** Who calls: a player with money, a deposit under way and a seat at a table, or nobody. */
export type Persona = {
  readonly cookies: () => string;
  /** Texts that are this player's alone: whoever else reads one in an answer has read another's row. */
  readonly marks: readonly string[];
  readonly known: Known;
  /** Answers in a row that knew nobody: the player is gone, excluded or signed out. */
  unknownFor: number;
  /** Until another player takes the place. */
  callsLeft: number;
};

const callsMax = 250;

const everybody: readonly (readonly [string, string])[] = [
  ['password', goodPassword],
  ['amount', '30'],
  ['amount', '1.00'],
  ['currency', 'EUR'],
  ['gameId', 'roulette-european'],
  ['id', 'dice'],
  ['spot', 'straight:7'],
];

const knownOf = (texts: readonly (readonly [string, string])[]): Known => {
  const known: Known = new Map();
  // One's own more often than what others share.
  for (const [name, text] of [...everybody, ...texts, ...texts, ...texts])
    known.set(name, [...(known.get(name) ?? []), text]);
  return known;
};

export const nobody = (): Persona => ({
  cookies: () => '',
  marks: [],
  known: knownOf([]),
  unknownFor: 0,
  callsLeft: callsMax,
});

export const enter = async (server: TestServer): Promise<Persona> => {
  const player: Owner = await owner(server, 1_000_00n);
  const { id, reference } = await openDeposit(player);
  const sessionId = await seated(player);
  const known = knownOf([
    ['email', player.email],
    ['playerId', player.id],
    ['id', id],
    ['depositId', id],
    ['reference', reference],
    ['sessionId', sessionId],
  ]);
  return {
    cookies: player.cookies,
    marks: [player.email, player.id, id, reference, sessionId],
    known,
    unknownFor: 0,
    callsLeft: callsMax,
  };
};

/** What one persona knows, another tries. */
export const share = (from: Persona, to: Persona): void => {
  for (const [name, texts] of from.known) to.known.set(name, [...(to.known.get(name) ?? []), ...texts]);
};

const textsMax = 200;

/** Remembers the texts of an answer that are no longer than an id or a name, and the tokens of its links. */
export const learn = ({ known }: Persona, text: string, chance: Chance): void => {
  const found = [
    ...Array.from(text.matchAll(/"(\w+)":"([^"\\]{1,80})"/g), ([, name = '', value = '']) => [name, value] as const),
    ...Array.from(text.matchAll(/[?#&](token)=([\w-]{20,80})/g), ([, name = '', value = '']) => [name, value] as const),
  ];
  for (const [name, value] of found) {
    const texts = known.get(name) ?? [];
    known.set(name, texts);
    if (texts.length < textsMax) texts.push(value);
    else texts[chance.below(textsMax)] = value;
  }
};
