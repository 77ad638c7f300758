import { useEffect, useRef } from 'react';
import { leavesWith } from '#domain/games/crash/paytable.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { $crashClock } from '#stores/play/crash.ts';
import { shownMultiplier } from '#stores/play/crash-clock.ts';

type LiveAmountProps = {
  stakeMinor: bigint;
  currency: CurrencyCode;
  /** Where the stake leaves by itself, in hundredths. */
  target: number;
};

/** What the stake would return if it left now, cut down to the minor unit, anew every frame. */
export function LiveAmount({ stakeMinor, currency, target }: LiveAmountProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let request = requestAnimationFrame(function turn() {
      const height = Math.min(target, shownMultiplier($crashClock.get(), Date.now()) ?? 100);
      const amount = displayAmount(leavesWith(stakeMinor, height).payoutMinor, currency);
      if (text.current && text.current.textContent !== amount) text.current.textContent = amount;
      request = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(request);
  }, [stakeMinor, currency, target]);
  return <span ref={text} className="figures" />;
}
