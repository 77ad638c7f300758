import type { RoundView } from '../round/use-round.ts';
import { SessionChart } from './SessionChart.tsx';

/** The chart of the player's own net beside a board, where the screen is high enough for it and something has been played. */
export const SessionBeside = ({ round }: { round: RoundView }) => (
  <div className="[@media(max-height:46rem)]:hidden">{round.rounds.length > 0 && <SessionChart round={round} />}</div>
);
