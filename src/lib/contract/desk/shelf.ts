import * as z from 'zod/mini';
import { shelfLists } from '#domain/shelf/order.ts';
import { hex32, instant, text } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { reason } from './staff.ts';

const arranged = z.nullable(
  z.strictObject({ how: z.enum(['pinned', 'only']), games: z.array(text(100)).check(z.maxLength(200)) }),
);
/** Null: as the catalogue has it. */
const lists = z.strictObject({ top: arranged, main: arranged, featured: arranged, new: arranged });
export type ShelfListsShown = z.output<typeof lists>;

export const readShelf = defineDeskCall({
  method: 'GET',
  path: '/desk-service/games/shelf',
  summary: 'The lists of the shelf: as the catalogue has them, as people arranged them, and as they are served now',
  access: 'games.read',
  response: z.strictObject({
    /** 0: nobody arranged anything. */
    version: z.int(),
    lists,
    computed: z.record(z.enum(shelfLists), z.array(z.string())),
    served: z.record(z.enum(shelfLists), z.array(z.string())),
    games: z.array(
      z.strictObject({ id: z.string(), name: z.string(), studio: z.string(), addedOn: z.string(), isOff: z.boolean() }),
    ),
    history: z.array(z.strictObject({ version: z.int(), lists, by: z.string(), reason: z.string(), at: instant })),
  }),
  errors: [],
});

export const arrangeShelf = defineDeskCall({
  method: 'POST',
  path: '/desk-service/games/shelf',
  summary: 'Arrange the lists of the shelf; an earlier arrangement sent again undoes what came after it',
  access: 'games.arrange',
  body: z.strictObject({ lists, reason, shown: z.strictObject({ version: z.int() }) }),
  response: z.strictObject({ version: z.int() }),
  errors: ['changed_since_shown', 'setting_same', 'game_unknown'],
});

export const listGameChains = defineDeskCall({
  method: 'GET',
  path: '/desk-service/games/chains',
  summary:
    'The hash chains of shared rounds and the series of tickets: what was committed, how far they are, and what is left',
  access: 'games.read',
  response: z.strictObject({
    chains: z.array(
      z.strictObject({
        game: z.string(),
        name: z.string(),
        number: z.int(),
        commitment: hex32,
        length: z.int(),
        /** Rounds begun on it. */
        used: z.int(),
        state: z.enum(['next', 'in_play', 'used_up', 'retired']),
        salted: z.boolean(),
        /** The public value that the operator said will salt it, and has not brought yet. */
        announced: z.nullable(z.string()),
        /** Its last round that is over. */
        lastEndedAt: z.nullable(instant),
        /** By the pace of its last day; null where there was none. */
        runsOutAt: z.nullable(instant),
        warning: z.nullable(z.enum(['no_next', 'salt_missing'])),
      }),
    ),
    series: z.array(
      z.strictObject({
        game: z.string(),
        name: z.string(),
        currency: z.string(),
        price: z.string(),
        number: z.int(),
        printed: z.int(),
        left: z.int(),
        prizesLeft: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const checkGameChain = defineDeskCall({
  method: 'POST',
  path: '/desk-service/games/chains/check',
  summary:
    'Hash the last revealed links of a chain back to each other and to its published commitment, and the salt to what it came from',
  access: 'games.read',
  body: z.strictObject({ game: text(100), number: z.int(), links: z.int().check(z.gte(1), z.lte(1000)) }),
  response: z.strictObject({
    /** Links that were looked at, from and to. */
    checked: z.int(),
    from: z.nullable(z.int()),
    to: z.nullable(z.int()),
    /** The first that does not hash to the one before it, or whose outcome is not what it says; null: none. */
    broken: z.nullable(z.strictObject({ index: z.int(), what: z.enum(['link', 'outcome', 'missing']) })),
    /** Whether the last of them hashes down to the commitment. */
    reachesCommitment: z.boolean(),
  }),
  errors: ['game_unknown'],
});

export type ShelfRead = z.output<typeof readShelf.response>;
export type GameChains = z.output<typeof listGameChains.response>;
export type ChainCheck = z.output<typeof checkGameChain.response>;
