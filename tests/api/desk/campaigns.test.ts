import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignFigures, OpenedCampaign } from '#contract/desk/campaigns.ts';
import { replacedFile } from '#domain/promotions/replaced.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { openHouse } from '#server/open-house.ts';
import { wantedPages } from '#server/services/content/wanted-pages.ts';
import { questionsADay } from '#server/services/desk/campaigns/ask-size.ts';
import { readToday } from '#server/services/desk/today/read-today.ts';
import { campaignsBehind, offersInForce } from '#server/services/promotions/in-force.ts';
import { refusedOffers } from '#server/services/promotions/publish-offers.ts';
import { openDoor } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { moneyOffer, reloadOffer } from '#tests/support/sample-offers.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { readOffer } from '../../../src/lib/offers/offer-document.ts';

let server: TestServer;
let mia: Clerk;
let max: Clerk;
let fin: Clerk;
let aud: Clerk;
let bo: Clerk;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [mia, max, fin, aud, bo] = [
    await hire(server, 'marketing'),
    await hire(server, 'marketing'),
    await hire(server, 'finance'),
    await hire(server, 'auditor'),
    await hire(server, 'marketing', 'finance'),
  ];
});
afterAll(() => server.stop());

const spring = (change: Partial<PromotionRules> = {}): PromotionRules =>
  reloadOffer({
    id: 'spring',
    name: 'Spring',
    coupon: { code: 'SPRING-27', usesMax: 100 },
    audience: { all: [{ is: 'days_since_deposit', min: 14, max: null }] },
    ...change,
  });
const save = (clerk: Clerk, rules: PromotionRules, revision: number) =>
  clerk.call<{ revision: number }>('saveCampaign', { body: { rules, shown: { revision } } });
const params = { id: 'spring' };
const read = (clerk: Clerk) => clerk.must<OpenedCampaign>('readCampaign', { params });
const inForce = async () => (await offersInForce(server.ctx, server.ctx.db)).map(({ id }) => id);

/** What a build of the pages finds in the place of refused documents. */
const pagesTell = async (ctx: Parameters<typeof wantedPages>[0]): Promise<unknown> =>
  JSON.parse((await wantedPages(ctx)).published.get(replacedFile) ?? 'null');
const springText = `---
question: What does spring ask for?
order: 1
group: bonuses
---
It asks for {{offer.spring.times}} times the bonus.
`;

describe('the size of an audience', () => {
  type Checked = { size: { players: number | null } | null; faults: unknown[] };
  const ask = (clerk: Clerk, min: number, change: Partial<PromotionRules> = {}) =>
    clerk.must<Checked>('checkCampaign', {
      body: { rules: spring({ audience: { all: [{ is: 'days_since_deposit', min, max: null }] }, ...change }) },
    });
  const asked = async (clerk: Clerk) =>
    (await loggedActs(server)).filter(({ act, name }) => act === 'campaigns.read' && name === clerk.name);

  it('stands in the log with what was asked, once for the same people', async () => {
    await ask(aud, 14);
    await ask(aud, 14, { name: 'Another name', oncePer: 'week' });
    expect(await asked(aud)).toEqual([
      expect.objectContaining({
        subject_id: 'spring',
        facts: {
          whom: expect.objectContaining({ audience: { all: [{ is: 'days_since_deposit', min: 14, max: null }] } }),
          told: { players: null, isWhole: true },
        },
      }),
    ]);
    await ask(aud, 15);
    expect(await asked(aud)).toHaveLength(2);
  });

  it('is told so often a day to a person, with what is wrong all the same', async () => {
    const one = await hire(server, 'finance');
    for (let min = 1; min <= questionsADay; min++) expect((await ask(one, min)).size).not.toBeNull();
    expect(await ask(one, questionsADay + 1, { validTo: '2020-01-01' })).toMatchObject({
      size: null,
      faults: [{ field: 'validTo' }],
    });
    expect(await asked(one)).toHaveLength(questionsADay);
    expect((await ask(fin, questionsADay + 1)).size).not.toBeNull();
  }, 60_000);
});

describe('a campaign', () => {
  let figures: CampaignFigures;
  let proposal: string;
  const shown = () => ({ revision: 2, figures: figures.id });
  const approve = (clerk: Clerk, profit: string | null, by = shown()) =>
    clerk.call('approveCampaign', { params: { ...params, proposal }, body: { shown: by, profit } });

  it('is written by who may, each save a revision, with its faults beside their fields', async () => {
    expect((await save(fin, spring(), 0)).status).toBe(403);
    expect(await save(bo, spring({ validTo: '2020-01-01' }), 0)).toMatchObject({ body: { revision: 1 } });
    expect((await read(aud)).faults.map(({ field }) => field)).toEqual(['validTo']);
    expect((await save(max, spring(), 0)).status).toBe(409);
    expect(await save(mia, spring(), 1)).toMatchObject({ body: { revision: 2 } });
    expect((await save(max, spring(), 1)).body).toMatchObject({ code: 'changed_since_shown' });
    expect(await read(aud)).toMatchObject({ state: 'draft', revision: 2, faults: [], figures: null });
    expect(await inForce()).not.toContain('spring');
  });

  it('takes no id or code of another promotion', async () => {
    expect((await save(mia, spring({ id: 'weekly-reload' }), 0)).body).toMatchObject({ code: 'campaign_id_taken' });
    const rules = spring({ id: 'other', coupon: { code: 'reload-week', usesMax: null } });
    const checked = await mia.must<{ faults: { field: string }[] }>('checkCampaign', { body: { rules } });
    expect(new Set(checked.faults.map(({ field }) => field))).toEqual(new Set(['coupon.code']));
  });

  it('is computed before it is proposed: cost, odds and the best strategy', async () => {
    figures = await mia.must<CampaignFigures>('figureCampaign', { params, body: { shown: { revision: 2 } } });
    expect(figures).toMatchObject({ size: { players: null, isWhole: true }, costOfAll: null, isBeatable: true });
    expect(Number(figures.strategy?.profit)).toBeGreaterThan(0);
    // The better of one bet to the end and of changing bets on the way is what its publisher types.
    const { policy } = figures.strategy ?? {};
    const { changing } = figures.search;
    expect(Number(changing?.profit)).toBeGreaterThan(0);
    expect(policy === undefined || figures.strategy?.profit === changing?.profit).toBe(true);
    expect(Number(figures.strategy?.profit)).toBeGreaterThanOrEqual(Number(policy?.single ?? 0));
    expect(figures.cost.quantiles).toHaveLength(4);
    expect(figures.odds.length).toBeGreaterThan(1);
    // What counts is a line of the table, or named beside it.
    expect(figures.withoutOdds?.every(({ name }) => !figures.odds.some((one) => one.name === name))).toBe(true);
    const stale = { reason: 'spring', shown: { revision: 1, figures: figures.id } };
    expect((await mia.call('proposeCampaign', { params, body: stale })).status).toBe(409);
    const made = await mia.must<{ id: string }>('proposeCampaign', {
      params,
      body: { reason: 'spring', shown: shown() },
    });
    proposal = made.id;
  }, 120_000);

  it('is published by a second person alone, who types what can be won by it', async () => {
    expect((await approve(mia, null)).status).toBe(403);
    await bo.prove();
    expect((await approve(bo, figures.strategy?.profit ?? null)).body).toMatchObject({ code: 'own_proposal' });
    await fin.prove();
    expect((await approve(fin, null)).body).toMatchObject({ code: 'profit_unconfirmed' });
    expect((await approve(fin, '0.01')).body).toMatchObject({ code: 'profit_unconfirmed' });
    const profit = figures.strategy?.profit ?? null;
    const other = { revision: 1, figures: figures.id };
    expect((await approve(fin, profit, other)).body).toMatchObject({ code: 'changed_since_shown' });
    const both = await Promise.all([approve(fin, profit), approve(fin, profit)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await inForce()).toContain('spring');
    expect(await read(aud)).toMatchObject({ state: 'in_force', version: 1, hasDraft: false });
  });

  it('is named at a start that has brought a file with its id or code', async () => {
    const { db } = server.ctx;
    expect(await campaignsBehind(server.ctx.offers, db)).toEqual([]);
    expect(await campaignsBehind([spring({ id: 'other' })], db)).toEqual([{ id: 'spring', version: 1 }]);
  });

  it('stays in force beside a file that says something else under its version, which the house opens without', async () => {
    const { db } = server.ctx;
    const file = spring({ name: 'Something else' });
    const shop = moneyOffer();
    expect(await refusedOffers(db, [file, spring(), shop])).toEqual([{ id: 'spring', version: 1, next: 2 }]);
    const house = await openHouse(server.env, () => undefined, { offers: [file, shop] });
    try {
      expect(house.ctx.offers).toEqual([shop]);
      expect((await offersInForce(house.ctx, db)).map(({ name }) => name)).toEqual([shop.name, 'Spring']);
      const today = await readToday(house.ctx, { answered: 0, failed: 0, p99Ms: null }, () => 0);
      expect(today.value.unoffered).toEqual([{ id: 'spring', version: 1, problem: 'file_refused' }]);
      // Pages tell of what the desk has published, in the place of the file.
      expect(await pagesTell(house.ctx)).toEqual([{ id: 'spring', version: 1, rules: spring(), isOffered: true }]);
      const text = { path: 'src/content/faq/bonuses/spring.md', source: springText };
      const found = await house.ctx.texts.faultsOf(text, house.ctx.texts.files, house.ctx.clock.now(), 'mia');
      const faults = found.ok ? found.value : [];
      expect(faults.map(({ message }) => message).filter((message) => message.includes('offer.spring'))).toEqual([]);
    } finally {
      await house.close();
    }
  });

  it('can be named by a condition, as every promotion that was ever offered', async () => {
    const names = await aud.must<{ id: string; name: string }[]>('listPromotionNames');
    expect(names).toContainEqual({ id: 'spring', name: 'Spring' });
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining(server.ctx.offers.map(({ id }) => id)));
  });

  it('leaves the house as the file that it would be in the repository', async () => {
    const { body } = await aud.call<string>('exportCampaign', { params });
    const file = readOffer('src/content/offers/spring.yaml', body);
    expect(file.ok && file.value.rules).toEqual(spring());
  });

  it('stays as it is published while its draft goes on, and ends at once', async () => {
    await save(mia, spring({ name: 'Spring again' }), 2);
    expect(await read(aud)).toMatchObject({ hasDraft: true, published: { name: 'Spring' }, rules: { version: 2 } });
    const end = (version: number) =>
      mia.call('endCampaign', { params, body: { reason: 'enough', shown: { version } } });
    expect((await end(2)).status).toBe(409);
    expect((await end(1)).status).toBe(204);
    expect((await end(1)).body).toMatchObject({ code: 'campaign_not_in_force' });
    expect(await inForce()).not.toContain('spring');
    // A page that tells of what nobody is offered would have players ask for it.
    const { ctx } = server;
    const refused = { ...ctx, refusedOffers: [{ id: 'spring', version: 1, next: 2 }] };
    expect(await pagesTell(refused)).toEqual([{ id: 'spring', version: 1, rules: spring(), isOffered: false }]);
    expect((await wantedPages(ctx)).published.has(replacedFile)).toBe(false);
  });

  it('stands in the log, each act of it', async () => {
    const acts = (await loggedActs(server)).map(({ act }) => act).filter((act) => act.startsWith('campaigns.'));
    for (const act of ['draft', 'propose', 'approve', 'end']) expect(acts).toContain(`campaigns.${act}`);
  });
});
