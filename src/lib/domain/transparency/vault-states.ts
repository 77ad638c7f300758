/** Tables whose rows change, so that of what one said before the hash alone is kept. */
const changing: ReadonlySet<string> = new Set(['round', 'deposit', 'withdrawal']);

/**
 * States of rows that are told by their hash alone. Nothing in a hash says of what it is: so it is taken for nothing but a state of a row that
 * changes, and only until the vault ends without a later one of that row in words, in the same chain.
 */
export const vaultStates = () => {
  const waiting = new Map<string, number>();
  return {
    /** Whether `of` (`round 1b4e…`) may be told by its hash; what is said of it later is waited for from then on. */
    followed: (chain: string, of: string): boolean => {
      const [table = '', id = '', ...more] = of.split(' ');
      if (!changing.has(table) || id === '' || more.length > 0) return false;
      const name = `${chain} ${of}`;
      waiting.set(name, (waiting.get(name) ?? 0) + 1);
      return true;
    },
    /** A state in words: those of the same row before it are followed. */
    said: (chain: string, of: string): void => void waiting.delete(`${chain} ${of}`),
    unfollowed: (): number => [...waiting.values()].reduce((sum, count) => sum + count, 0),
  };
};
