import { expect, test } from 'vitest';
import { createLately, type Look } from '#server/services/desk/audit/lately.ts';

const at = (seconds: number) => new Date(Date.UTC(2027, 4, 1) + seconds * 1_000);
const look = (players: string[], more: Partial<Look> = {}): Look => ({ players, ...more });
const act = 'players.read';

test('the same look is fresh again after five minutes, and at once for anybody, anything or anywhere else', () => {
  const lately = createLately();
  const seen = [look(['ada', 'eve'])];
  expect(lately.fresh('one', act, seen, at(0))).toEqual(seen);
  lately.noted('one', act, seen, at(0));
  expect(lately.fresh('one', act, [look(['eve', 'ada'])], at(299))).toEqual([]);
  expect(lately.fresh('one', act, seen, at(300))).toEqual(seen);
  const others = [look(['ada', 'eve', 'bob']), look(['ada', 'eve'], { facts: { part: 'rounds' } }), look(['ada'])];
  expect(lately.fresh('one', act, others, at(1))).toEqual(others);
  expect(lately.fresh('another', act, seen, at(1))).toEqual(seen);
  expect(lately.fresh('one', 'players.find', seen, at(1))).toEqual(seen);
});

test('what was never noted, since its transaction failed, stays fresh', () => {
  const lately = createLately();
  const seen = [look(['ada'])];
  lately.fresh('one', act, seen, at(0));
  expect(lately.fresh('one', act, seen, at(1))).toEqual(seen);
});
