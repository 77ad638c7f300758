import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildUrl, callApi, onSessionRefused } from '#stores/calls/api.ts';
import { fakeNetwork } from '../browser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the one fetch', () => {
  it('encodes what stands in a path and leaves out empty queries', () => {
    expect(buildUrl('/round/{id}', { id: '../a?b' }, undefined)).toBe('/round/..%2Fa%3Fb');
    expect(buildUrl('/bets', undefined, { page: 1, provider: '', from: undefined })).toBe('/bets?page=1');
  });

  it('sends method, path, body and idempotency key of the contract', async () => {
    const { sent } = fakeNetwork({ 'POST /profile-service/api/v1/profile/devcode/deposit': { body: { id: 'x' } } });
    const body = { amount: '30', currency: 'EUR', promotionCoupon: null } as const;
    const answer = await callApi('devcodeDeposit', { body, idempotencyKey: 'key-1' });
    expect(answer).toEqual({ ok: true, value: { id: 'x' } });
    expect(sent[0]?.body).toEqual(body);
    expect(sent[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it('answers 204 with no value', async () => {
    fakeNetwork({ 'DELETE /user-service/api/v1/signout': { status: 204 } });
    expect(await callApi('signOut', {})).toEqual({ ok: true, value: undefined });
  });

  it('turns a problem into its code, facts and fields', async () => {
    const body = { code: 'amount_below_minimum', message: 'Too small', requestId: 'r', facts: { min: '10.00' } };
    fakeNetwork({ 'GET /profile-service/api/v1/profile': { status: 422, body } });
    expect(await callApi('readProfile', {})).toEqual({ ok: false, status: 422, ...body });
  });

  it.each([
    ['a page instead of a problem', { status: 502, body: 'gone' }, 'unavailable'],
    ['nothing at all', { status: 400 }, 'bad_request'],
    ['a lost network', 'network' as const, 'network'],
  ])('never throws: %s', async (_, answer, code) => {
    fakeNetwork({ 'GET /profile-service/api/v1/profile': answer });
    expect(await callApi('readProfile', {})).toMatchObject({ ok: false, code });
  });

  it('tells whoever listens that the session is over', async () => {
    const listener = vi.fn();
    onSessionRefused(listener);
    const body = { code: 'not_signed_in', message: '', requestId: 'r' };
    fakeNetwork({ 'GET /profile-service/api/v1/profile': { status: 401, body } });
    await callApi('readProfile', {});
    expect(listener).toHaveBeenCalledOnce();
  });
});
