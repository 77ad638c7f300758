import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepMenu } from '#stores/shell/side-menu.ts';

/** The page's root and the menu's button, as far as the menu knows them. */
const fakePage = (kept: Map<string, string>) => {
  const root = { dataset: {} as Record<string, string> };
  let pressed = (): void => {};
  const expanded: string[] = [];
  const button = {
    setAttribute: (_: string, value: string) => expanded.push(value),
    addEventListener: (_: string, press: () => void) => {
      pressed = press;
    },
  };
  vi.stubGlobal('document', { documentElement: root, querySelector: () => button });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { root, expanded, press: () => pressed() };
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
afterEach(() => void vi.unstubAllGlobals());

it('is folded beside a table until the player opens it, and stays as the player left it', () => {
  const first = fakePage(kept);
  keepMenu();
  expect([first.root.dataset['menu'], first.expanded]).toEqual(['folded', ['false']]);
  first.press();
  expect([first.root.dataset['menu'], first.expanded.at(-1)]).toEqual(['open', 'true']);

  const second = fakePage(kept);
  keepMenu();
  expect(second.root.dataset['menu']).toBe('open');
  second.press();
  const third = fakePage(kept);
  keepMenu();
  expect(third.root.dataset['menu']).toBe('folded');
});

it('opens and folds where nothing can be kept', () => {
  const { root, press } = fakePage(kept);
  const refuse = (): never => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepMenu();
  press();
  expect(root.dataset['menu']).toBe('open');
});
