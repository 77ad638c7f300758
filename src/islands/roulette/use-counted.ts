import { useEffect, useRef, useState } from 'react';

const countMs = 400;

/** An amount that counts up or down to its new value instead of jumping; it jumps where motion is unwanted. */
export const useCounted = (amountMinor: bigint): bigint => {
  const [shown, setShown] = useState(amountMinor);
  const from = useRef(amountMinor);
  useEffect(() => {
    const start = from.current;
    from.current = amountMinor;
    if (start === amountMinor || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(amountMinor);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / countMs));
      const thousandths = BigInt(Math.round(1000 * (1 - (1 - share) ** 3)));
      setShown(start + ((amountMinor - start) * thousandths) / 1000n);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amountMinor]);
  return shown;
};
