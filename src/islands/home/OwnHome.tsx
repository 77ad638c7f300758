import { takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { guarded } from '#ui/guarded.tsx';
import { OwnGames } from './OwnGames.tsx';
import { OwnMoneyCard } from './OwnMoneyCard.tsx';
import { OwnProgressCard } from './OwnProgressCard.tsx';
import type { OwnGame } from './use-own-shelves.ts';

type OwnHomeProps = {
  words: Words;
  featuredImages: readonly string[];
  /** For who has played nothing yet. */
  first: readonly OwnGame[];
};

/** The head of the home page for who is signed in: the games to go on with, own money, and how far the player is. */
export const OwnHome = guarded(function OwnHome({ words, featuredImages, first }: OwnHomeProps) {
  takePageWords(words);
  return (
    <div className="own-home">
      <div className="own-games">
        <OwnGames featuredImages={featuredImages} first={first} />
      </div>
      <OwnMoneyCard />
      <OwnProgressCard />
    </div>
  );
});
