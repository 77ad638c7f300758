import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLimitForm } from '#stores/safer-play/limit-form.ts';
import type { Limit } from '#stores/safer-play/limits.ts';
import { $saferPlay, isLimitOffered, type SaferPlay } from '#stores/safer-play/safer-play.ts';
import { $session } from '#stores/session/session.ts';
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

/** The page has read what holds. */
const opened = (put: Parameters<typeof fakeNetwork>[0][string]) => {
  const network = fakeNetwork({ [`PUT ${path}/limit`]: put });
  $saferPlay.mutate(saferPlay('100.00'));
  return { form: createLimitForm('deposit'), sent: () => network.sent.filter(({ method }) => method === 'PUT') };
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
    const { form, sent } = opened({ body: saferPlay('50.00') });
    form.setValue('DAY', '50');
    form.setValue('WEEK', '200');
    expect(await form.submit()).toBeUndefined();
    expect(sent().map(({ body }) => body)).toEqual([{ kind: 'deposit', period: 'DAY', value: '50.00' }]);
    expect($saferPlay.get().data?.limits[0]?.value).toBe('50.00');
    expect(form.$state.get().values).toEqual({ DAY: null, WEEK: null, MONTH: null });
    expect(form.$saved.get()).toBe('now');
  });

  it('asks for the end of a limit by an empty field, and says that this waits', async () => {
    const { form, sent } = opened({ body: saferPlay('100.00') });
    form.setValue('DAY', '');
    await form.submit();
    expect(sent()[0]?.body).toEqual({ kind: 'deposit', period: 'DAY', value: null });
    expect(form.$saved.get()).toBe('later');
  });

  it('sends nothing while a field is wrong, keeps what was typed and names the field', async () => {
    const { form, sent } = opened({ body: saferPlay('100.00') });
    form.setValue('DAY', '40');
    form.setValue('MONTH', 'many');
    expect(await form.submit()).toBe('MONTH');
    expect(sent()).toEqual([]);
    expect(form.$state.get().values).toMatchObject({ DAY: '40', MONTH: 'many' });
  });

  it('keeps what a later refusal left undone, beside its field, with the edge that was passed', async () => {
    const refused = { status: 422, body: { code: 'amount_below_minimum', message: '', facts: { limit: '1.00' } } };
    const { form } = opened([{ body: saferPlay('50.00') }, refused]);
    form.setValue('DAY', '50');
    form.setValue('MONTH', '0.10');
    expect(await form.submit()).toBe('MONTH');
    expect(form.$state.get()).toMatchObject({
      values: { DAY: null, MONTH: '0.10' },
      errors: { MONTH: 'amount_below_minimum:1.00' },
    });
    expect(form.$saved.get()).toBeNull();
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
