import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nationalNumberSchema } from '#contract/forms/profile.ts';
import { fillNationalNumber } from '#stores/profile/national-number.ts';
import { $profile, type Profile } from '#stores/profile/profile.ts';
import { $session } from '#stores/session/session.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork } from '../browser.ts';

const path = 'PUT /profile-service/api/v1/profile/national-number';
const problem = (code: string, status: number, facts?: object) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, instance: '/', ...(facts && { facts }) },
});
const standing = () => $profile.get().data?.nationalNumber;
const fill = () => fillNationalNumber({ nationalNumber: '19700101-0010' });

const missing = { nationalNumber: 'missing' } as Profile;

let leave = (): void => {};
beforeEach(() => {
  fakeNetwork({ 'GET /profile-service/api/v1/profile': { body: missing } });
  $session.set({ authenticated: true, known: true });
  leave = $profile.listen(() => {});
  $profile.mutate(missing);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('the number of a country', () => {
  it('is sent once, and the profile says that it was given, and not which', async () => {
    const { sent } = fakeNetwork({ [path]: { body: { filled: true, standing: 'open' } } });
    expect(await fill()).toEqual({ ok: true });
    expect(sent.at(-1)?.body).toEqual({ nationalNumber: '19700101-0010' });
    expect(standing()).toBe('open');
    expect(JSON.stringify($profile.get().data)).not.toContain('0010');
  });

  it.each([
    [problem('bad_request', 400, { field: 'nationalNumber' }), 'wrong'],
    [problem('bad_request', 400, { field: 'nationalNumber', of: 'SE' }), 'of_SE'],
    [problem('bad_request', 400, { field: 'nationalNumber', of: 'DK' }), 'of_DK'],
    [problem('field_locked', 409, { fields: 'nationalNumber' }), 'locked'],
    [problem('profile_incomplete', 409, { fields: 'dateOfBirth' }), 'born_missing'],
  ])('that is refused is told beside its field', async (answer, nationalNumber) => {
    fakeNetwork({ [path]: answer });
    expect(await fill()).toEqual({ ok: false, fields: { nationalNumber } });
    expect([standing(), $toasts.get()]).toEqual(['missing', []]);
  });

  it('stays missing where nobody knows what came of it, and that is said', async () => {
    fakeNetwork({ [path]: 'network' });
    expect(await fill()).toEqual({ ok: false, fields: {} });
    expect(standing()).toBe('missing');
    expect($toasts.get().map(({ message }) => message)).toEqual([{ error: 'network' }]);
  });

  it.each([
    ['', 'missing'],
    ['12345', 'wrong'],
    ['1970-01-O1 0010', 'wrong'],
  ])('typed as %j is not sent', (nationalNumber, fault) => {
    const read = nationalNumberSchema.safeParse({ nationalNumber });
    expect(read.error?.issues[0]?.message).toBe(fault);
  });

  it.each(['19700101-0010', '700101 0010', '\u{200e}٠١٠١٧٠٠٠١٠'])('may be typed as %j', (nationalNumber) =>
    expect(nationalNumberSchema.safeParse({ nationalNumber }).success).toBe(true),
  );
});
