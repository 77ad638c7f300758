import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { judgedTogether } from '#contract/forms/fields.ts';
import { type LimitDraft, limitDraftSchema } from '#contract/forms/limits.ts';
import { draftFaults, type Saved, saveLimits } from '#stores/safer-play/limit-form.ts';
import { offerFaults } from '#stores/safer-play/limit-offer.ts';
import type { Limit } from '#stores/safer-play/limits.ts';
import { $saferPlay, isLimitOffered, type SaferPlay } from '#stores/safer-play/safer-play.ts';
import { $session } from '#stores/session/session.ts';
import { sendTyped } from '#tests/support/form.ts';
import { fakeNetwork } from '../browser.ts';

const path = '/profile-service/api/v1/profile';
const limit = (period: Limit['period'], value: string | null): Limit => ({
  kind: 'deposit',
  period,
  value,
  used: '0.00',
  pending: null,
});
const saferPlay = (day: string | null): SaferPlay => ({
  limits: [limit('DAY', day), limit('WEEK', '200.00'), limit('MONTH', null)],
  timeOutUntil: null,
  realityCheckMinutes: null,
  lifetime: [],
  assessment: null,
  limitsOffered: true,
});

const untouched: LimitDraft = { DAY: null, WEEK: null, MONTH: null };

/** The page has read what holds. */
const opened = (put: Parameters<typeof fakeNetwork>[0][string]) => {
  const network = fakeNetwork({ [`PUT ${path}/limit`]: put });
  $saferPlay.mutate(saferPlay('100.00'));
  const taken: string[] = [];
  let saved: Saved | undefined;
  const schema = judgedTogether(limitDraftSchema, (draft) => draftFaults('deposit', draft));
  const saving = {
    onTaken: (period: string) => void taken.push(period),
    onSaved: (what: Saved) => {
      saved = what;
    },
  };
  return {
    save: (draft: Partial<LimitDraft>) =>
      sendTyped(schema, (checked) => saveLimits('deposit', checked, saving), { ...untouched, ...draft }),
    taken,
    saved: () => saved,
    sent: () => network.sent.filter(({ method }) => method === 'PUT'),
  };
};

let leave: () => void;
beforeAll(async () => {
  fakeNetwork({ [`GET ${path}/safer-play`]: { body: saferPlay('100.00') } });
  $session.set({ authenticated: true, known: true });
  leave = $saferPlay.listen(() => undefined);
  await vi.waitFor(() => expect($saferPlay.get().data).toBeDefined());
});
afterAll(() => leave());
afterEach(() => vi.unstubAllGlobals());

describe('the form of a kind of limits', () => {
  it('sends what changed alone, and shows what holds then', async () => {
    const { save, sent, taken, saved } = opened({ body: saferPlay('50.00') });
    expect(await save({ DAY: '50', WEEK: '200' })).toEqual({});
    expect(sent().map(({ body }) => body)).toEqual([{ kind: 'deposit', period: 'DAY', value: '50.00' }]);
    expect($saferPlay.get().data?.limits[0]?.value).toBe('50.00');
    expect(taken).toEqual(['DAY']);
    expect(saved()).toBe('now');
  });

  it('asks for the end of a limit by an empty field, and says that this waits', async () => {
    const { save, sent, saved } = opened({ body: saferPlay('100.00') });
    await save({ DAY: '' });
    expect(sent()[0]?.body).toEqual({ kind: 'deposit', period: 'DAY', value: null });
    expect(saved()).toBe('later');
  });

  it('sends nothing while a field is wrong, and names the field', async () => {
    const { save, sent } = opened({ body: saferPlay('100.00') });
    expect(await save({ DAY: '40', MONTH: 'many' })).toEqual({ MONTH: 'amount_invalid' });
    expect(sent()).toEqual([]);
  });

  it('keeps what a later refusal left undone, beside its field, with the edge that was passed', async () => {
    const refused = { status: 422, body: { code: 'amount_below_minimum', message: '', facts: { limit: '1.00' } } };
    const { save, taken, saved } = opened([{ body: saferPlay('50.00') }, refused]);
    expect(await save({ DAY: '50', MONTH: '0.10' })).toEqual({ MONTH: 'amount_below_minimum:1.00' });
    expect(taken).toEqual(['DAY']);
    expect(saved()).toBeUndefined();
  });
});

describe('the offer of a limit', () => {
  const deposited = [{ currency: 'EUR', deposited: '10.00', withdrawn: '0.00', net: '10.00' }] as const;
  it('comes before the first deposit alone, and not once it was set or declined', () => {
    const fresh = { ...saferPlay(null), limitsOffered: false };
    expect(isLimitOffered(fresh)).toBe(true);
    expect(isLimitOffered({ ...fresh, limitsOffered: true })).toBe(false);
    expect(isLimitOffered({ ...fresh, lifetime: [...deposited] })).toBe(false);
  });
});

it.each([
  ['20', undefined],
  ['', 'amount_invalid'],
  ['0', 'amount_invalid'],
  ['many', 'amount_invalid'],
])('an offered limit of %j is %s', (amount, fault) => {
  expect(offerFaults({ period: 'WEEK', amount }).amount).toBe(fault);
});
