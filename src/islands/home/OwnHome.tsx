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

/** The head of the home page for who is signed in: own money, how far the player is, and the games to go on with. */
export const OwnHome = guarded(function OwnHome({ words, featuredImages, first }: OwnHomeProps) {
  takePageWords(words);
  return (
    <div className="own-home">
      <OwnMoneyCard />
      <OwnProgressCard />
      <div className="own-games">
        <OwnGames featuredImages={featuredImages} first={first} />
      </div>
    </div>
  );
});
