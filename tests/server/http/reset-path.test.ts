import { describe, expect, test } from 'vitest';
import { resetTargetOf } from '#server/http/reset-path.ts';

const token = 'A-_z'.repeat(11).slice(0, 43);

describe('must-hold 27, 33: a path with resetToken in it', () => {
  test.each([
    [`/resetToken/${token}`, `/?resetToken=${token}`],
    [`/en/resetToken/${token}/`, `/?resetToken=${token}`],
    [`/resetToken=${token}`, `/?resetToken=${token}`],
    [`/resetToken${token}`, `/?resetToken=${token}`],
    ['/resetToken', '/?resetToken='],
    ['/resetToken//evil.example', '/?resetToken=evil'],
    ['/resetToken/%0d%0aSet-Cookie:x=1', '/?resetToken=0d'],
    ['//evil.example/resetToken/a', '/?resetToken=a'],
    ['/resettoken/abc', null],
    ['/', null],
  ])('%s leads to %j', (path, target) => {
    expect(resetTargetOf(path)).toBe(target);
  });
});
