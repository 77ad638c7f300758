import * as z from 'zod/mini';
import { matchKinds, searchCharsMax } from '#domain/desk/typed-search.ts';
import { instant, isoCountry, orNone, textOrNone, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

/** `closed` before `excluded` before `unconfirmed`, of which more than one may be true. */
export const playerState = z.enum(['open', 'unconfirmed', 'excluded', 'closed']);

/** A player in a list. */
export const person = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.string(),
  /** Of the profile, or where they last signed in from. */
  country: z.nullable(isoCountry),
  state: playerState,
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});

const found = z.strictObject({
  players: z.array(
    z.strictObject({
      ...person.shape,
      matched: z.array(z.strictObject({ by: z.enum(matchKinds), id: z.nullable(z.string()) })),
    }),
  ),
  /** Whether there are more after these. */
  more: z.boolean(),
  /** More fit than are looked at: those shown are a part, and more has to be typed. */
  tooMany: z.boolean(),
});
export type FoundPlayers = z.input<typeof found>;
export type Person = z.input<typeof person>;

export const findPlayers = defineDeskCall({
  method: 'GET',
  path: '/desk-service/players',
  summary: 'Players by what is known of them: mail, name, phone, address, an id or a reference of anything of theirs',
  access: 'players.find',
  query: z.strictObject({
    q: textOrNone(searchCharsMax),
    /** The last player of the page before. */
    after: orNone(uuid),
  }),
  response: found,
  errors: [],
});

const note = z.strictObject({ id: uuid, at: instant, staffId: uuid, text: z.string() });
export type Note = z.input<typeof note>;

const noteCharsMax = 2_000;

export const addPlayerNote = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/notes',
  summary: 'Write a note about a player, for the staff alone; it stays as it was written',
  access: 'players.note',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(noteCharsMax)),
  }),
  response: note,
  errors: ['player_not_found'],
});
