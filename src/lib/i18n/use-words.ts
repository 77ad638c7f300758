import { useEffect, useState } from 'react';
import { ready } from './client.ts';

/** Loads the locale file for an island that needs more words than its page brought; false until they are there. */
export const useWords = (): boolean => {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    let alive = true;
    void ready().then(() => alive && setThere(true));
    return () => {
      alive = false;
    };
  }, []);
  return areThere;
};
