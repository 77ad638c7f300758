import { useEffect, useState } from 'react';

/** Whether what `id` names has been there for less than so many milliseconds. Without an id nothing is. */
export const useHeld = (id: string | undefined, ms: number): boolean => {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setOver(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return id !== undefined && over !== id;
};
