import { useEffect, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { Money } from '#ui/Money.tsx';
import { countedMinor } from './grade.ts';

/** The share of a light in which the amount is counted up; for the rest of it the amount stands. */
const countingShare = 0.7;

/** An amount that is counted up from nothing in a part of `ms`, and stands. */
export function CountUp({ amountMinor, currency, ms }: { amountMinor: bigint; currency: CurrencyCode; ms: number }) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const passed = Math.min(1, (now - startedAt) / (ms * countingShare));
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [ms]);
  return <Money amountMinor={countedMinor(amountMinor, share)} currency={currency} />;
}
