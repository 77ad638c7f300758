import { expect, it } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { createDeskList } from '#stores/desk/pages.ts';

const pageOf = (...items: number[]) => ok({ items, next: items.length === 0 ? null : `after ${items.at(-1)}` });
/** Lets what was asked be answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));

it('a list asks for its first page when it is looked at, and for more at a press', async () => {
  const asked: (string | undefined)[] = [];
  const $list = createDeskList<number>(async (before) => {
    asked.push(before);
    return before === undefined ? pageOf(3, 2) : ok({ items: [1], next: null });
  });
  $list.subscribe(() => undefined);
  await answered();
  expect($list.get()).toMatchObject({ items: [3, 2], next: 'after 2', loading: false });
  await $list.more();
  expect($list.get()).toMatchObject({ items: [3, 2, 1], next: null });
  expect(asked).toEqual([undefined, 'after 2']);
});

it('keeps what it has when a page does not come, and begins anew when it is asked to', async () => {
  let isAway = false;
  const $list = createDeskList<number>(async () =>
    isAway ? { ...fail('network'), ok: false as const } : pageOf(2, 1),
  );
  $list.subscribe(() => undefined);
  await answered();
  isAway = true;
  await $list.more();
  expect($list.get()).toMatchObject({ items: [2, 1], next: 'after 1', failed: 'network', loading: false });
  isAway = false;
  await $list.reload();
  expect($list.get()).toMatchObject({ items: [2, 1], failed: undefined });
});

it('of two questions at once the later one’s answer counts', async () => {
  const waiting: ((value: ReturnType<typeof pageOf>) => void)[] = [];
  const $list = createDeskList<number>(() => new Promise((resolve) => waiting.push(resolve)));
  $list.subscribe(() => undefined);
  const again = $list.reload();
  waiting[1]?.(pageOf(9));
  await again;
  waiting[0]?.(pageOf(1));
  await answered();
  expect($list.get().items).toEqual([9]);
});
