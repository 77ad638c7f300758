import { saltedDraw } from '../../../fairness/hash-chain.ts';
import { createStream, type RoundSeeds, type Stream } from '../../../fairness/stream.ts';
import { callBalls } from '../../../games/bingo/bingo-75/round.ts';
import type { SharedGameId } from '../../../games/book/registry.ts';
import { drawCount } from '../../../games/crash/paytable.ts';
import { cardAt, runRace } from '../../../games/horses/round.ts';
import { draw as drawLotto } from '../../../games/lotto/lotto-6-49/round.ts';
import { spin } from '../../../games/roulette/roulette-european/rules.ts';
import { type Draw, watchedStream } from './watched-stream.ts';

/** What each shared game takes from the stream of its link; the rules of those make it themselves. */
const takes: Readonly<Record<Exclude<SharedGameId, 'crash'>, (stream: Stream, index: number) => unknown>> = {
  'bingo-75': callBalls,
  horses: (stream, index) => runRace(cardAt(index), stream),
  'lotto-6-49': drawLotto,
  'roulette-shared': spin,
};

/** The draws of a shared round of these seeds: its link, salt and index. Crash makes no stream, and draws 52 bits of its link. */
export const sharedDraws = (id: SharedGameId, seeds: RoundSeeds): readonly Draw[] => {
  if (id === 'crash')
    return [{ below: Number(drawCount), drawn: Number(saltedDraw(seeds.serverSeed, seeds.clientSeed)) }];
  const { stream, draws } = watchedStream(createStream(seeds));
  takes[id](stream, seeds.nonce);
  return draws;
};
