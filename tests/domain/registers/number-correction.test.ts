import { expect, it } from 'vitest';
import { givingOf, type HeldNumber, ownCorrectionsMax, standingOfNumber } from '#domain/registers/number-correction.ts';

const number: HeldNumber = { held: 'readable', own: 0, isVerified: false, isAllowed: false, isExcluded: false };

it.each<[string, Partial<HeldNumber>, ReturnType<typeof givingOf>, ReturnType<typeof standingOfNumber>]>([
  ['is given where there is none', { held: 'none' }, 'first', 'missing'],
  ['is corrected by its player', {}, 'own', 'open'],
  ['is corrected so often', { own: ownCorrectionsMax - 1 }, 'own', 'open'],
  ['is corrected no more often', { own: ownCorrectionsMax }, null, 'given'],
  ['is not corrected by who was verified', { isVerified: true }, null, 'given'],
  ['is corrected by who was verified where that was allowed', { isVerified: true, isAllowed: true }, 'allowed', 'open'],
  ['is corrected once more where that was allowed', { own: ownCorrectionsMax, isAllowed: true }, 'allowed', 'open'],
  ['leaves what was allowed for later', { isAllowed: true }, 'own', 'open'],
  ['is given again where it does not open', { held: 'unreadable', own: 9, isVerified: true }, 'unreadable', 'missing'],
  ['stays while a register excludes', { isExcluded: true, isAllowed: true }, null, 'given'],
  ['that does not open stays while a register excludes', { held: 'unreadable', isExcluded: true }, null, 'missing'],
])('a number %s', (_, held, giving, standing) => {
  expect([givingOf({ ...number, ...held }), standingOfNumber({ ...number, ...held })]).toEqual([giving, standing]);
});
