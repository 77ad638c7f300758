import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import type { GameId } from '#domain/games/book/registry.ts';
import { displayAmount, parseAmount } from '#domain/money/amount.ts';
import { GameTable } from '#islands/games/GameTable.tsx';
import { trialCurrency } from '#stores/trial/state.ts';
import type { House } from './own-house.ts';
import '../../src/styles/global.css';
import '../../src/styles/tables.css';

/** The table of a game as its page shows it, in the whole window. */
export const sitDown = (id: GameId, { open }: House) =>
  render(
    <main className="h-dvh overflow-hidden">
      <GameTable gameId={id} gamePath="/" words={{}} open={open} />
    </main>,
  );

export type Screen = Awaited<ReturnType<typeof sitDown>>;

/** An amount of the wire as the table shows it. */
export const shown = (amount: string): string => {
  const parsed = parseAmount(amount, trialCurrency, 40);
  if (!parsed.ok) throw new TypeError(`${amount} is no amount`);
  return displayAmount(parsed.value, trialCurrency);
};

/** All that the table says of the round, in its own order. */
export const said = ({ container }: Screen): string =>
  [...container.querySelectorAll('[role="status"]')].map((one) => one.textContent).join(' ');

/** What of an element is drawn for the eye: neither hidden words nor those for the screen reader alone. */
const seenIn = (element: Element): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !parent.closest('.sr-only'))
      texts.push(walker.currentNode.textContent ?? '');
  }
  return texts.join('').trim();
};

const isInWindow = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
};

/** What the eye meets of a round that is over: each place that shows what it brought, and whether a line names an amount. */
export const seenResults = ({ container }: Screen) => ({
  results: [...container.querySelectorAll('[data-result]')].filter(isInWindow).map(seenIn).filter(Boolean),
  inLine: [...container.querySelectorAll('[role="status"]')].map(seenIn).filter((text) => /€\s?\d/.test(text)),
});

/** The player's money as the bar shows it. */
export const purse = ({ container }: Screen): string => container.querySelector('header dd')?.textContent ?? '';

/** What can be pressed at the table, beside what its bar has. */
export const pressables = ({ container }: Screen): Element[] =>
  [...container.querySelectorAll('button:enabled')].filter((button) => !button.closest('header'));

export const nextFrame = () => new Promise(requestAnimationFrame);

/** Presses a button of the table once it has been drawn: nobody presses sooner. */
export const press = async (screen: Screen, name: string): Promise<void> => {
  const button = screen.getByRole('button', { name });
  await expect.element(button).toBeEnabled();
  await nextFrame();
  await nextFrame();
  (button.element() as HTMLElement).click();
};

type Moment = { readonly said: string; readonly purseMinor: number };

/** Keeps what the table says and shows from now on, as often as it changes; the answer is all of it. */
export const watch = (screen: Screen): (() => readonly Moment[]) => {
  const moments: Moment[] = [];
  const look = (): void => {
    const now = { said: said(screen), purseMinor: Number(purse(screen).replaceAll(/\D/g, '')) };
    const last = moments.at(-1);
    if (last?.said !== now.said || last.purseMinor !== now.purseMinor) moments.push(now);
  };
  const observer = new MutationObserver(look);
  observer.observe(screen.container, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    return moments;
  };
};
