import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Db } from '../../db/db.ts';

/** What a game session never changes: its game, currency and owner. Whether it may still bet, the database says. */
export type Table = {
  readonly playerId: string;
  readonly gameId: string;
  readonly currency: CurrencyCode;
  readonly maxPayoutMinor: bigint;
  readonly demo: boolean;
};

export type PlaySeeds = {
  readonly pairId: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

/** A map of bounded size that forgets what was unused longest. */
export class Recent<V> {
  readonly #entries = new Map<string, V>();
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#sizeMax) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      break;
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}

/** Saves a bet two reads. A stale entry costs a second try and nothing else: `play_round` checks seed and nonce. */
export type Hints = { readonly tables: Recent<Table>; readonly seeds: Recent<PlaySeeds> };

const hintsByDb = new WeakMap<Db, Hints>();

export const hintsOf = (db: Db): Hints => {
  const known = hintsByDb.get(db);
  if (known) return known;
  const hints = { tables: new Recent<Table>(10_000), seeds: new Recent<PlaySeeds>(10_000) };
  hintsByDb.set(db, hints);
  return hints;
};

/** Another server keeps the books: what is remembered may be of rows that have others' numbers now. */
export const forgetHints = (db: Db): void => {
  hintsByDb.delete(db);
};
