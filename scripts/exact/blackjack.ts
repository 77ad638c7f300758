/**
 * Computes the return of basic strategy at blackjack, exactly and over the whole shoe, shows that its closest decisions
 * are right, plays a million rounds of the game itself to prove the figures, and writes
 * src/lib/domain/games/blackjack/blackjack/exact.ts: node scripts/exact/blackjack.ts (half a minute).
 */
import { basicStrategy } from '#domain/games/blackjack/blackjack/strategy.ts';
import { closestCalls } from './blackjack/closest-calls.ts';
import { writeFigures } from './blackjack/write-figures.ts';

writeFigures('blackjack', basicStrategy, closestCalls, false);
