/** Works of many people done one after the other; see `createTurns`. */
export type Turns = <T>(whose: string, work: () => Promise<T>) => Promise<T> | null;

/**
 * One work after the other, and of the people who wait each in rotation: whoever asks for much waits for themselves, and nobody waits for more than one
 * work of each other. Null: this person has `most` under way or waiting.
 */
export const createTurns = (most: number): Turns => {
  const rows = new Map<string, (() => Promise<unknown>)[]>();
  const owed = new Map<string, number>();
  let isBusy = false;

  const settle = (whose: string): void => {
    const left = (owed.get(whose) ?? 1) - 1;
    if (left > 0) owed.set(whose, left);
    else owed.delete(whose);
  };
  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let [first] = rows; first !== undefined; [first] = rows) {
      const [whose, works] = first;
      await works.shift()?.();
      // Whoever has had a turn stands behind all others.
      rows.delete(whose);
      if (works.length > 0) rows.set(whose, works);
    }
    isBusy = false;
  };

  return (whose, work) => {
    const mine = owed.get(whose) ?? 0;
    if (mine >= most) return null;
    owed.set(whose, mine + 1);
    return new Promise((resolve, reject) => {
      const row = rows.get(whose) ?? [];
      rows.set(whose, row);
      row.push(() =>
        Promise.resolve()
          .then(work)
          .then(resolve, reject)
          .finally(() => settle(whose)),
      );
      void goOn();
    });
  };
};
