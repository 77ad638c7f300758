import type { FoundPlayers } from '#contract/desk/players.ts';
import { readSearch, type Search } from '#domain/desk/typed-search.ts';
import { type Ok, ok } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  findByAddress,
  findById,
  findByMail,
  findByMovement,
  findByName,
  findByPhone,
  findByReference,
  type MatchRow,
} from '../../../db/queries/desk/find-players.ts';
import { type Looked, peopleOf } from './people.ts';

const pageSize = 20;
/** So many of one kind are looked at; who is meant is among them, or more has to be typed. */
const matchesMax = 500;

/**
 * Players that fit what was typed, those by an id or a reference first, 20 a page; `after`: the last of the page before. Among a million
 * players each kind is found in less than 100 ms.
 */
export async function findPlayers(
  ctx: ServerContext,
  { q, after }: { readonly q: string; readonly after?: string | undefined },
): Promise<Ok<Looked<FoundPlayers>>> {
  const kinds = await Promise.all(lookUps(ctx, readSearch(q)));
  const tooMany = kinds.some(({ length }) => length >= matchesMax);
  const matches = Map.groupBy(kinds.flat(), ({ player_id }) => player_id);
  const ids = [...matches.keys()];
  const begin = after === undefined ? 0 : ids.indexOf(after) + 1;
  // Whom the page before ended with is found no more: nothing comes after.
  const page = after !== undefined && begin === 0 ? [] : ids.slice(begin, begin + pageSize);
  const people = await peopleOf(ctx, page);
  const players = people.map((person) => ({
    ...person,
    matched: (matches.get(person.id) ?? []).map(({ matched, id }) => ({ by: matched, id })),
  }));
  return ok({
    answer: { players, more: page.length > 0 && begin + pageSize < ids.length, tooMany },
    looked: page,
  });
}

/** The kinds in the order in which they are shown. */
function lookUps({ db }: ServerContext, search: Search): Promise<MatchRow[]>[] {
  const { id, mail, phone, movement, reference, words } = search;
  const find = (statement: typeof findById, ...values: unknown[]) => db.query<MatchRow>(statement, values);
  return [
    ...(id === undefined ? [] : [find(findById, id)]),
    ...(reference === undefined ? [] : [find(findByReference, reference)]),
    ...(mail === undefined ? [] : [find(findByMail, mail, matchesMax)]),
    ...(phone === undefined ? [] : [find(findByPhone, phone, matchesMax)]),
    ...(movement === undefined ? [] : [find(findByMovement, movement)]),
    ...(words === undefined ? [] : [find(findByName, words, matchesMax), find(findByAddress, words, matchesMax)]),
  ];
}
