import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAgainMs } from '#domain/content/release.ts';
import { sql } from '#server/db/db.ts';
import { insertPageBuild } from '#server/db/queries/content.ts';
import { createLivePages } from '#server/pages/live-pages.ts';
import { publishedAt, wantedPages } from '#server/services/content/wanted-pages.ts';
import { openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let now = new Date('2026-11-30T10:00:00Z');
let [mia, max, cleo, sue]: Clerk[] = [];
const rendered: unknown[] = [];
beforeAll(async () => {
  const pages = createLivePages();
  pages.serve((req, res, _next, locals) => {
    rendered.push([req.url, locals]);
    res.writeHead(200, { 'content-security-policy': "script-src 'self'; style-src 'self' 'sha256-AAAA='" });
    res.end('<p>the page</p>');
  });
  server = await startServer({ parts: { captcha: openDoor, pages, clock: { now: () => now } } });
  [mia, max, cleo, sue] = [
    await hire(server, 'marketing'),
    await hire(server, 'marketing'),
    await hire(server, 'compliance'),
    await hire(server, 'support'),
  ];
});
afterAll(() => server.stop());

type Opened = {
  head: number;
  release: number;
  source: string;
  file: { source: string; hash: string } | null;
  text: { inForce: number | null; isConflict: boolean; startsAt: string | null };
  versions: { number: number; state: string }[];
};
const by = (clerk: Clerk | undefined): Clerk => {
  if (clerk === undefined) throw new Error('nobody was hired');
  return clerk;
};
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;
const read = (path: string) => by(mia).must<Opened>('readText', { query: { path } });
const faq = (name: string) => `src/content/faq/play/${name}.md`;

/** Saves over what is there now. */
async function save(
  clerk: Clerk | undefined,
  path: string,
  source: string,
  at?: { head: number; file: Opened['file'] },
) {
  const { head, file } = at ?? (await read(path).catch(() => ({ head: 0, file: null })));
  return by(clerk).call<{ number: number }>('saveText', {
    body: { path, source, note: 'a test', shown: { head, fileHash: file?.hash ?? null } },
  });
}
async function propose(clerk: Clerk | undefined, path: string, startsAt: string | null = null) {
  const { head, release } = await read(path);
  const body = { path, number: head, startsAt, reason: 'it is better', shown: { head, release } };
  return by(clerk).call<{ id: string }>('proposeText', { body });
}
const approve = (clerk: Clerk | undefined, id: string) =>
  by(clerk).call<{ number: number }>('approveText', { params: { id } });
async function takeBack(path: string): Promise<void> {
  const { release } = await read(path);
  const asked = await by(mia).must<{ id: string }>('proposeTakeBack', {
    body: { path, reason: 'it was wrong', shown: { release } },
  });
  expect((await approve(cleo, asked.id)).status).toBe(200);
}
const onSite = async (path: string) => (await publishedAt(server.ctx, now)).get(path);
const edited = (source: string, words: string) => source.replace(/\n+$/, `\n\n${words}\n`);

describe('a text', () => {
  const path = faq('autoplay');
  it('goes from a draft of one person to the site by another, and back by two', async () => {
    const { source } = await read(path);
    expect((await save(mia, path, edited(source, 'It can be stopped.'))).body).toEqual({ number: 1 });
    expect(await onSite(path)).toBeUndefined();
    const asked = await propose(mia, path);
    expect(codeOf(await approve(mia, asked.body.id))).toBe('own_proposal');
    expect((await approve(cleo, asked.body.id)).body).toMatchObject({ number: 1 });
    expect(await onSite(path)).toContain('It can be stopped.');
    expect(codeOf(await approve(max, asked.body.id))).toBe('proposal_decided');
    await takeBack(path);
    expect(await onSite(path)).toBeUndefined();
    const acts = (await loggedActs(server)).map(({ act }) => act).filter((act) => act.startsWith('content.'));
    expect(acts).toEqual(expect.arrayContaining(['content.write', 'content.propose', 'content.approve']));
  });

  it('is approved by nobody who wrote any part of it, whoever asks', async () => {
    const { source } = await read(path);
    await save(max, path, edited(source, 'One wrote this.'));
    await save(mia, path, edited(source, 'One wrote this, another that.'));
    const asked = await propose(cleo, path);
    expect(codeOf(await approve(max, asked.body.id))).toBe('own_text');
    expect(codeOf(await approve(mia, asked.body.id))).toBe('own_text');
    expect(codeOf(await propose(cleo, path))).toBe('text_proposed');
    await by(cleo).must('withdrawText', { params: { id: asked.body.id }, body: { note: 'not yet' } });
    expect((await read(path)).versions[0]?.state).toBe('draft');
  });

  it('is approved by nobody while a later version stands over what was proposed', async () => {
    const own = faq('play-money');
    const { source } = await read(own);
    await save(mia, own, edited(source, 'What nobody is to see.'));
    const asked = await propose(mia, own);
    await save(mia, own, edited(source, 'What everybody sees.'));
    expect(codeOf(await approve(cleo, asked.body.id))).toBe('changed_since_shown');
    expect(await onSite(own)).toBeUndefined();
  });

  it('is saved over what was shown alone: of two at once one', async () => {
    const at = await read(path);
    const race = await Promise.all([
      save(mia, path, edited(at.source, 'a of two'), at),
      save(max, path, edited(at.source, 'b of two'), at),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(race.map(codeOf)).toContain('changed_since_shown');
  });

  it('of two approvals at once is released by one', async () => {
    const own = faq('two-windows');
    await save(mia, own, edited((await read(own)).source, 'Once.'));
    const { id } = (await propose(mia, own)).body;
    const race = await Promise.all([approve(max, id), approve(cleo, id)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(own)).release).toBe(1);
  });

  it('waits for its moment, and nothing else is released meanwhile', async () => {
    const own = faq('what-is-rtp');
    await save(mia, own, edited((await read(own)).source, 'In five minutes.'));
    const past = new Date(now.getTime() - 1000).toISOString();
    expect(codeOf(await propose(mia, own, past))).toBe('until_wrong');
    const asked = await propose(mia, own, '2026-11-30T10:05:00.000Z');
    await approve(cleo, asked.body.id);
    expect(await onSite(own)).toBeUndefined();
    await save(mia, own, edited((await read(own)).source, 'And more.'));
    expect(codeOf(await propose(mia, own))).toBe('release_waits');
    now = new Date('2026-11-30T10:05:00Z');
    expect(await onSite(own)).toContain('In five minutes.');
  });

  it('may be new, and goes from the site when it is taken back', async () => {
    const own = faq('a-new-question');
    const source = '---\nquestion: Is this new?\ngroup: play\norder: 900\n---\n\nYes.\n';
    expect((await save(mia, own, source)).status).toBe(200);
    expect(codeOf(await save(mia, 'src/content/faq/start/autoplay.md', source))).toBe('text_name_taken');
    await approve(cleo, (await propose(mia, own)).body.id);
    expect(await onSite(own)).toContain('Is this new?');
    await takeBack(own);
    expect(await onSite(own)).toBeUndefined();
  });
});

describe('what is wrong', () => {
  const path = faq('interrupted-round');
  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a link that runs', '[x](javascript:alert(1))', 'javascript'],
    ['a typed figure', 'You get €20 from us.', 'an amount of money'],
    ['a link to nowhere', '[x](/nowhere)', 'no such page'],
    ['an unknown reference', '{{age.mni}}', 'Did you mean {{age.min}}'],
    ['a word that the house does not use', 'our customers', 'player'],
    ['a line without an end', 'ever on '.repeat(300), 'a line has 2000 characters at most'],
  ])('%s is told with its line and never released', async (_, words, told) => {
    const { source } = await read(path);
    const draft = edited(source.replace(/\n\n(?:<|\[|You get|\{\{age|our )[^\n]*\n$/, '\n'), words);
    const { faults } = await by(mia).must<{ faults: { path: string; line: number; message: string }[] }>('checkText', {
      body: { path, source: draft },
    });
    expect(faults).toContainEqual({ path, line: expect.any(Number), message: expect.stringContaining(told) });
    await save(mia, path, draft);
    expect(codeOf(await propose(mia, path))).toBe('text_has_faults');
  });

  it.each([
    ['links that never close', '[a]('],
    ['references that are unknown', '{{a}} '],
    ['quotation marks', '"'],
  ])('%s, as many as a text may have, are looked at in time', async (_, part) => {
    const source = edited((await read(path)).source, `${part.repeat(1_900 / part.length)}\n`.repeat(24));
    const { faults } = await by(mia).must<{ faults: { message: string }[] }>('checkText', { body: { path, source } });
    expect(faults.length).toBeLessThanOrEqual(200);
    expect(faults.filter(({ message }) => message.includes('could not be looked at'))).toEqual([]);
  });

  it('is looked at for one person a few times at once', async () => {
    const { source } = await read(path);
    const one = await hire(server, 'marketing');
    const check = () => one.call('checkText', { body: { path, source } });
    const all = await Promise.all([check(), check(), check(), check(), check()]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
  });

  it('policies are written in the repository, and paths are texts', async () => {
    expect(codeOf(await save(cleo, 'src/content/policies/kyc.md', 'x'))).toBe('text_not_writable');
    expect((await save(mia, 'src/content/faq/../../../package.md', 'x', { head: 0, file: null })).status).toBe(400);
  });
});

describe('pages that could not be built', () => {
  type Listed = { pages: { builds: { state: string; again: { at: string; isAsked: boolean } | null }[] } };
  const again = async () => (await by(mia).must<Listed>('listTexts')).pages.builds.map((one) => one.again);
  const asked = async () => (await loggedActs(server)).filter(({ facts }) => 'buildAgain' in facts);

  it('are asked for again by who may publish, once however often it is pressed, and each press is noted', async () => {
    const press = () => by(mia).call('buildPagesAgain', {});
    expect((await press()).status).toBe(204);
    expect(await again()).toEqual([]);
    const { fingerprint } = await wantedPages(server.ctx);
    const failed = [now, 'a', 1, fingerprint, 'failed', 5, 'no room'];
    await server.ctx.db.query(insertPageBuild, failed);
    const at = new Date(now.getTime() + buildAgainMs).toISOString();
    expect(await again()).toEqual([{ at, isAsked: false }]);
    expect(codeOf(await by(sue).call('buildPagesAgain', {}))).toBe('act_not_allowed');
    now = new Date(now.getTime() + 1_000);
    await press();
    await press();
    expect(await again()).toEqual([{ at, isAsked: true }]);
    expect((await asked()).map(({ facts }) => facts['buildAgain'])).toEqual([false, true, false]);
    now = new Date(now.getTime() + 1_000);
    await server.ctx.db.query(insertPageBuild, failed.with(0, now));
    expect((await again())[0]?.isAsked).toBe(false);
  });
});

describe('who may', () => {
  it('stand in the list by their titles with the figures that visitors read, and with a name that is none as it is written', async () => {
    const source = (await read(faq('autoplay'))).source;
    const path = faq('with-figures');
    const asked = source.replace(/^question:.*$/m, 'question: "Are {{welcome.deposits}} deposits {{no.such.figure}}?"');
    expect((await save(mia, path, asked)).status).toBe(200);
    const { texts } = await by(mia).must<{ texts: { path: string; title: string }[] }>('listTexts');
    const titleAt = (at: string) => texts.find((one) => one.path === at)?.title;
    expect(titleAt(path)).toBe('Are 5 deposits {{no.such.figure}}?');
    expect(titleAt('src/content/promotions/doubled-deposit.md')).toMatch(/^\d+ free spins when you double a deposit$/);
    const opened = await by(mia).must<{ text: { title: string } }>('readText', { query: { path } });
    expect(opened.text.title).toBe('Are 5 deposits {{no.such.figure}}?');
  });

  it('support reads and writes nothing', async () => {
    expect((await by(sue).call('listTexts')).status).toBe(200);
    expect(codeOf(await save(sue, faq('autoplay'), 'x'))).toBe('act_not_allowed');
  });

  it('the database itself refuses what one person made, and changes no version', async () => {
    const refused = [
      `UPDATE content_version SET source = 'x'`,
      'DELETE FROM content_version',
      'DELETE FROM content_release',
      `INSERT INTO content_release SELECT path, seq + 1, number, now(), now(), gen_random_uuid() FROM content_release LIMIT 1`,
    ];
    for (const [at, text] of refused.entries())
      await expect(server.ctx.db.query(sql(`content_refused_${at}`, text))).rejects.toThrow();
  });
});

describe('the preview', () => {
  it('is framed by the desk alone, runs nothing and is kept by nobody', async () => {
    const path = faq('how-much-can-i-stake');
    const { origin } = server;
    const query = new URLSearchParams({ path, number: '0', day: '2026-12-05' });
    const at = (cookie: string) => fetch(`${origin}/desk-service/content/preview?${query}`, { headers: { cookie } });
    const page = await at(by(mia).cookie());
    expect([page.status, await page.text()]).toEqual([200, '<p>the page</p>']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'self' 'sha256-AAAA='");
    expect(policy).toContain("frame-ancestors 'self'; sandbox allow-same-origin");
    expect(policy).not.toMatch(/script-src|allow-scripts|unsafe/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(rendered.at(-1)).toMatchObject(['/desk/text-preview', { preview: { kind: 'faq', page: { id: 'faq' } } }]);
    expect((await at('')).status).toBe(401);
  });

  it('says of a player what decides, which is a look that they read', async () => {
    const player = await owner(server);
    const asked = { params: { id: player.id }, query: { day: '2026-12-05' } };
    const seen = await by(cleo).must<{ promotions: unknown[]; terms: { accepted: boolean }[] }>(
      'readPreviewPlayer',
      asked,
    );
    expect(seen.promotions.length).toBeGreaterThan(0);
    expect(seen.terms.length).toBeGreaterThan(0);
    expect((await loggedActs(server)).at(-1)).toMatchObject({ act: 'content.preview_as', players: [player.id] });
    expect(codeOf(await by(mia).call('readPreviewPlayer', asked))).toBe('act_not_allowed');
  });
});
