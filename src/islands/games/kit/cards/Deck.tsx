import { lazy, Suspense } from 'react';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { BackDrawing } from './back/BackDrawing.tsx';
import { backOf } from './back/backs.ts';

const CourtDrawings = lazy(() =>
  import('./court/CourtDrawings.tsx').then((drawings) => ({ default: drawings.CourtDrawings })),
);

/** What the covered side of a card is called in the page. */
export const backId = 'card-back';

/**
 * The drawings that the cards of a table share, once in the page: the courts, and the back of the studio whose game it is.
 * A table of cards has one of it.
 */
export function Deck({ gameId }: { gameId: string }) {
  const studio = houseGames.find(({ id }) => id === gameId)?.provider;
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        <defs>
          <g id={backId}>
            <BackDrawing back={backOf(studio)} />
          </g>
        </defs>
      </svg>
      <Suspense fallback={null}>
        <CourtDrawings />
      </Suspense>
    </>
  );
}
