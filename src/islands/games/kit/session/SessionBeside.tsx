import type { RoundView } from '../round/use-round.ts';
import { SessionChart } from './SessionChart.tsx';

/**
 * The chart of the player's own net beside a board, once something has been played: it takes the room that is left in its column,
 * and is not there where that is less than it needs.
 */
export const SessionBeside = ({ round }: { round: RoundView }) => (
  <div className="h-full min-h-0 [container-type:size]">
    {round.rounds.length > 0 && (
      <div className="[@container(height<11rem)]:hidden">
        <SessionChart round={round} />
      </div>
    )}
  </div>
);
