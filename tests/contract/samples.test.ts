import { expect, it } from 'vitest';
import { actRound, placeRound } from '#contract/games/session.ts';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import type { Bet, StatefulGame, Step } from '#domain/games/kit/game.ts';

const goes = (action: unknown): boolean => actRound.body.safeParse({ step: 0, action }).success;

/** How many decisions are tried one after the other: the longest round of few choices has four. */
const depth = 4;

/** Every name that is offered on the way through the choices that need no details, and through the sample's own actions. */
const offered = (
  game: StatefulGame,
  bets: readonly Bet[],
  stream: () => Stream,
  sampled: readonly unknown[],
): ReadonlySet<string> => {
  const names = new Set<string>();
  const follow = (step: Step, laid: readonly Bet[], taken: number): void => {
    if (step.status === 'settled') return;
    for (const { name } of step.choices) names.add(name);
    if (taken === depth) return;
    for (const action of [...step.choices.map(({ name }) => ({ name })), ...sampled.slice(taken, taken + 1)]) {
      const acted = game.act(laid, step.state, action, stream());
      if (acted.ok) follow(acted.value.step, [...laid, ...acted.value.added], taken + 1);
    }
  };
  follow(game.start(bets, stream()), bets, 0);
  return names;
};

it.each(gameIds)('%s: bets, actions and every choice offered go over the wire', (id) => {
  const { bets, actions } = cardOf(id).sample;
  expect(placeRound.body.safeParse({ bets }).success).toBe(true);
  expect(actions.filter((action) => !goes(action))).toEqual([]);
  const game = findGame(id);
  const parsed = game?.parseBets(bets, 'EUR');
  expect(parsed?.ok).toBe(true);
  if (game?.steps !== 'many' || !parsed?.ok) return;
  const seeded = (nonce: number) => () => createStream({ serverSeed: '0107'.repeat(16), clientSeed: 'wire', nonce });
  // Many a round is over at its start: of these, one waits.
  const nonce = Array.from({ length: 1_000 }, (_, at) => at).find(
    (at) => game.start(parsed.value, seeded(at)()).status === 'open',
  );
  const names = [...offered(game, parsed.value, seeded(nonce ?? 0), actions)];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !goes({ name }))).toEqual([]);
});
