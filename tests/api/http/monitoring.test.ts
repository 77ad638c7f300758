import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { common as roulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { sql } from '#server/db/db.ts';
import { houseActor } from '#server/services/desk/actor.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { noteBackup } from '#server/services/figures/backup-note.ts';
import { advance } from '#server/services/shared/rounds.ts';
import { credit } from '#tests/server/desk/books.ts';
import { addPlayer } from '#tests/server/games/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};
type Panel = {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
};

const { groups } = parse(await readFile('docs/monitoring/faceup.rules.yml', 'utf8')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(await readFile('docs/monitoring/faceup.dashboard.json', 'utf8')) as {
  uid: string;
  schemaVersion: number;
  panels: Panel[];
};
const page = await readFile('docs/monitoring.md', 'utf8');

const insertOpenRound = sql(
  'test_open_round',
  `INSERT INTO round (id, player_id, game_id, provider, currency, stake, payout, balance_before, balance_after, status, opened_at)
   SELECT gen_random_uuid(), $1, 'blackjack', 'faceup', 'EUR', 250, 0, 0, 0, 'open', now()`,
);
const insertTries = sql(
  'test_tries',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
   SELECT gen_random_uuid(), $1, key, '', $2, 'EUR', 3000, 'failed', now(), now() FROM unnest(ARRAY['wish', 'wish/2']) key`,
);

let server: TestServer;
let printed: readonly string[];
beforeAll(async () => {
  server = await startServer({
    env: { NATS_URL: 'nats://127.0.0.1:1', REGISTERS: 'GB:gamstop' },
    parts: {
      program: { isOn: true, isSound: () => true, changedFiles: () => 0, look: async () => undefined } as never,
      clock: { now: () => new Date(), skewMs: () => 0 },
    },
  });
  const { ctx } = server;
  const player = await addPlayer(server, 'EUR', 0n);
  await credit(server as never, player, 4_200n);
  await ctx.db.query(insertOpenRound, [player.playerId]);
  await advance(ctx, roulette, { term: randomUUID(), awake: true });
  await ctx.db.query(insertTries, [player.playerId, [...ctx.gateways.keys()][0]]);
  await ctx.db.transaction((tx) => noteAct(tx, new Date(), houseActor, { act: 'events.replayed' }));
  await ctx.db.query(sql('test_cursor', `INSERT INTO event_cursor (consumer, number) VALUES ('nats', 0)`));
  await numberEvents(ctx);
  ctx.failures.add('countLoyalty');
  await noteBackup(ctx.config.dataDir, new Date(Date.now() - 3_600_000));
  await server.call('listChatMessages');
  printed = (await (await fetch(`${server.origin}/metrics`)).text()).split('\n').filter((line) => /^[a-z]/.test(line));
});
afterAll(() => server.stop());

/** `up` is Prometheus's own. */
const names = (expr: string) => [...new Set(expr.match(/\b(?:faceup|nodejs|process)_[a-z0-9_]+/g) ?? [])];
const asked = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const isBalanced = (text: string): boolean => {
  const open: string[] = [];
  const ends: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' };
  for (const sign of text.replaceAll(/"[^"]*"/g, '')) {
    if ('({['.includes(sign)) open.push(sign);
    else if (sign in ends && open.pop() !== ends[sign]) return false;
  }
  return open.length === 0;
};

const figureOf = (start: string): number =>
  Number(
    printed
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  );

describe('the figures of the house', () => {
  test('are what its books and its queues say', () => {
    expect(figureOf('faceup_today_minor{currency="EUR",figure="deposits"}')).toBe(4_200);
    expect(figureOf('faceup_today_eur_cents{figure="deposits"}')).toBe(4_200);
    expect(figureOf('faceup_today_eur_cents{figure="withdrawals"}')).toBe(0);
    expect(figureOf('faceup_open_stakes_minor{currency="EUR"}')).toBe(250);
    expect(figureOf('faceup_open_rounds{currency="EUR"}')).toBe(1);
    expect(figureOf('faceup_waiting{kind="papers"}')).toBe(0);
    expect(figureOf('faceup_due_oldest_seconds{kind="payouts"}')).toBe(0);
    expect(figureOf('faceup_chain_rounds_left{game="roulette-shared"}')).toBe(9_999);
    expect(figureOf('faceup_chain_seconds_left{game="roulette-shared"}')).toBe(9_999 * 86_400);
    expect(figureOf('faceup_chain_goes_on{game="roulette-shared"}')).toBe(1);
    const [gateway] = server.ctx.gateways.keys();
    expect(figureOf(`faceup_gateway_deposits_hour{gateway="${gateway}",outcome="lost"}`)).toBe(2);
    expect(figureOf(`faceup_gateway_takeovers_hour{gateway="${gateway}"}`)).toBe(1);
    expect(figureOf('faceup_stream_behind')).toBeGreaterThan(0);
    expect(figureOf('faceup_job_failures_total{work="countLoyalty"}')).toBe(1);
    expect(figureOf('faceup_backup_age_seconds')).toBeGreaterThan(3_590);
  });

  test('are read from the database once in ten seconds, however often they are asked for', async () => {
    await server.ctx.db.query(insertOpenRound, [(await addPlayer(server, 'EUR', 0n)).playerId]);
    const again = await (await fetch(`${server.origin}/metrics`)).text();
    expect(again).toContain('faceup_open_rounds{currency="EUR"} 1\n');
  });

  test('each stand in the documentation', () => {
    const own = new Set(printed.flatMap((line) => names(line)).filter((name) => name.startsWith('faceup_')));
    expect(own.size).toBeGreaterThan(20);
    for (const name of own) expect(page).toContain(`\`${name.replace(/(call_seconds)_\w+$/, '$1')}`);
  });
});

describe('alarms and dashboard', () => {
  test.each(asked)('%s asks for what is printed', (expr) => {
    expect(isBalanced(expr)).toBe(true);
    for (const name of names(expr))
      expect(
        printed.some((line) => /^[a-z0-9_]+/.exec(line)?.[0] === name),
        name,
      ).toBe(true);
    for (const [, name = '', labels = ''] of expr.matchAll(/\b(faceup_[a-z0-9_]+)\{([^}]*)\}/g))
      for (const [, label = '', value = ''] of labels.matchAll(/([a-z_]+)="([^"]*)"/g)) {
        const isOutcome = label === 'outcome' && ['paid', 'lost', 'open'].includes(value);
        expect(
          isOutcome || printed.some((line) => line.startsWith(`${name}{`) && line.includes(`${label}="${value}"`)),
          `${name} ${label}="${value}"`,
        ).toBe(true);
      }
    for (const [, by = ''] of expr.matchAll(/by \(([^)]*)\)/g))
      for (const label of by.split(',').map((word) => word.trim()))
        expect(
          printed.some((line) => line.includes(`${label}="`)),
          label,
        ).toBe(true);
  });

  test('every alarm has a name of its own, a severity and words', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });

  test('no panel of the dashboard lies over another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});
