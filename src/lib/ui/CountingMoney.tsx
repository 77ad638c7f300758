import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Money } from './Money.tsx';

const countMs = 240;
const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Between two amounts, eased out; exact at the end. Only what is drawn passes through a float. */
const between = (from: bigint, to: bigint, progress: number): bigint => {
  const eased = 1 - (1 - progress) ** 3;
  return from + ((to - from) * BigInt(Math.round(eased * 1_000))) / 1_000n;
};

/** Money that counts briefly to a new amount. A screen reader hears the new amount alone, where the page says it. */
export function CountingMoney({ amountMinor, ...rest }: ComponentProps<typeof Money>) {
  const [drawn, setDrawn] = useState(amountMinor);
  const shown = useRef(amountMinor);

  useEffect(() => {
    const from = shown.current;
    if (from === amountMinor) return;
    if (isStill()) {
      shown.current = amountMinor;
      setDrawn(amountMinor);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / countMs));
      shown.current = between(from, amountMinor, progress);
      setDrawn(shown.current);
      if (progress < 1) frame = requestAnimationFrame(draw);
    });
    // A page that is not painted gets no frames, and must tell the truth all the same.
    const end = setTimeout(() => {
      shown.current = amountMinor;
      setDrawn(amountMinor);
    }, 2 * countMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [amountMinor]);

  return <Money amountMinor={drawn} {...rest} />;
}
