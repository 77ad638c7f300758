import { useEffect, useState } from 'react';
import type { ChoiceValue } from '#domain/games/blackjack/best-play.ts';
import type { Move } from '#domain/games/blackjack/round.ts';
import { askedOf, type Felt } from './picture/blackjack.ts';

/** What best play does, and what each choice wins on average in stakes of the hand, best first; of insurance none. */
export type Hint = { readonly move: Move; readonly values: readonly ChoiceValue[] };

/** Counts a hint, in code that is loaded when the first is wanted. Undefined when no hand is asked. */
export const countHint = async (felt: Felt, choices: readonly string[]): Promise<Hint | undefined> => {
  // Six decks never hold so many tens that insurance is worth its stake after three cards.
  if (felt.insurance === 'offered') return { move: 'decline', values: [] };
  const asked = askedOf(felt, choices);
  if (!asked) return undefined;
  const { valuesOf } = await import('#domain/games/blackjack/best-play.ts');
  const values = valuesOf(asked, asked.choices);
  const [best] = values;
  return best && { move: best.choice, values };
};

/** The hint for what is asked now, once it is counted; none while nothing is asked or hints are not wanted. */
export const useHint = (felt: Felt, choices: readonly string[], wanted: boolean): Hint | undefined => {
  const [found, setFound] = useState<{ readonly felt: Felt; readonly hint: Hint | undefined }>();
  const open = choices.join();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void countHint(felt, open.split(',')).then(
      (hint) => current && setFound({ felt, hint }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [felt, open, wanted]);
  return wanted && found?.felt === felt ? found.hint : undefined;
};
