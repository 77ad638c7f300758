import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useHotkey } from '#islands/games/kit/fields/use-hotkey.ts';
import type { Grade } from '#islands/games/kit/result/grade.ts';
import { WinVeil } from '#islands/games/kit/result/WinVeil.tsx';
import type { RoundView } from '#islands/games/kit/round/use-round.ts';
import '../../src/styles/global.css';
import '../../src/styles/tables.css';

const round = {
  landed: { round: { id: 'one', jackpot: null }, stakeMinor: 100n, payoutMinor: 2_500n },
  currency: 'EUR',
} as unknown as RoundView;

/** A table whose one button and whose space bar stake, while a win is lit. */
function Table({ lit, onBet }: { lit: Grade; onBet: () => void }) {
  const [isLit, setLit] = useState(true);
  useHotkey(' ', onBet, true);
  return (
    <main className="relative h-dvh">
      <button type="button" className="absolute inset-x-0 bottom-0 h-24" onClick={onBet}>
        Bet
      </button>
      {isLit && <WinVeil round={round} lit={lit} onSkip={() => setLit(false)} />}
    </main>
  );
}

const veil = (): Element | null => document.querySelector('[data-veil]');

/** Where the button is, whatever lies over it. */
const pressBet = async (): Promise<void> => {
  const { bottom, left, width } = document.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
  const target = document.elementFromPoint(left + width / 2, bottom - 20);
  if (target)
    await userEvent.click(target, { position: { x: width / 2, y: bottom - 20 - target.getBoundingClientRect().top } });
};

describe.each(['big', 'great', 'jackpot'] as const)('a %s win that is lit', (lit) => {
  it('ends with a press on the button, which stakes only when pressed again', async () => {
    const onBet = vi.fn();
    await render(<Table lit={lit} onBet={onBet} />);
    await pressBet();
    await expect.poll(veil).toBeNull();
    expect(onBet).not.toHaveBeenCalled();
    await pressBet();
    expect(onBet).toHaveBeenCalledOnce();
  });

  it('ends with a key, which stakes only when pressed again', async () => {
    const onBet = vi.fn();
    await render(<Table lit={lit} onBet={onBet} />);
    await userEvent.keyboard(' ');
    await expect.poll(veil).toBeNull();
    expect(onBet).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onBet).toHaveBeenCalledOnce();
  });

  it('ends with a key on the button that has the focus, and keeps the focus there', async () => {
    const onBet = vi.fn();
    const screen = await render(<Table lit={lit} onBet={onBet} />);
    const button = screen.getByRole('button', { name: 'Bet' }).element() as HTMLElement;
    button.focus();
    await userEvent.keyboard(' ');
    await expect.poll(veil).toBeNull();
    expect(onBet).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('lets the player tab on without ending', async () => {
    await render(<Table lit={lit} onBet={vi.fn()} />);
    await userEvent.keyboard('{Tab}');
    expect(veil()).not.toBeNull();
  });
});
