import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';

/** What the player added to the name of an action, in words, by what it is called in the record. */
type ActionDetails = Readonly<Record<string, (value: unknown) => string>>;

/** What a bet of a family's games was on, in words; undefined of what is none of its spots. */
export type SpotWords = ((spot: string) => string | undefined) & { readonly details?: ActionDetails };

type Name = WordKey extends infer Key ? (Key extends `rounds.bet.${infer Spot}` ? Spot : never) : never;

/** Spots that are a name and nothing more. */
export const named =
  (...names: readonly Name[]): SpotWords =>
  (spot) => {
    const name = names.find((one) => one === spot);
    return name && t(`rounds.bet.${name}`);
  };

/** The words of a family whose players say more in a round than the name of a move: which tile, which cards. */
export const withDetails = (words: SpotWords, details: ActionDetails): SpotWords =>
  Object.assign((spot: string) => words(spot), { details });

/** Spots with details: what they look like, and the words that the details stand in as `a` and `b`; numbers in a row with commas. */
export const detailed =
  (form: RegExp, name: Name): SpotWords =>
  (spot) => {
    const found = form.exec(spot);
    if (!found) return undefined;
    const [, a = '', b = ''] = found.map((detail) => detail.replaceAll('-', ', '));
    return t(`rounds.bet.${name}`, { a, b });
  };

/** The first that has words. */
export const either =
  (...words: readonly SpotWords[]): SpotWords =>
  (spot) => {
    for (const one of words) {
      const said = one(spot);
      if (said !== undefined) return said;
    }
    return undefined;
  };
