import type { APIRoute, GetStaticPaths } from 'astro';
import { type GameId, gameIds } from '#domain/games/book/registry.ts';
import { algorithmPage } from '#domain/proof/algorithm/page.ts';
import { plainRulesOf } from './_rules.ts';

/** A file a game. */
export const getStaticPaths = (() => gameIds.map((id) => ({ params: { id }, props: { id } }))) satisfies GetStaticPaths;

/** A game's rules in words, its numbers and its examples. The numbers and examples come from the very modules that settle rounds. */
export const GET: APIRoute<{ id: GameId }> = ({ props: { id } }) => {
  const { examples, ...facts } = algorithmPage(id);
  return new Response(JSON.stringify({ ...facts, rules: plainRulesOf(facts), examples }, undefined, 1), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
