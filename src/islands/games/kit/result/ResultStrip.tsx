import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { StripResult } from '../picture/multiplier.ts';
import type { RoundView } from '../round/use-round.ts';
import { ProofStrip } from './ProofStrip.tsx';

const told = {
  casual: { won: 'casual.strip_won', lost: 'casual.strip_lost' },
  instant: { won: 'instant.strip_won', lost: 'instant.strip_lost' },
} as const;

type ResultStripProps = {
  round: RoundView;
  /** Whose words say whether it won: those of the game's file. */
  words: keyof typeof told;
  /** Said while there is none. */
  empty: string;
  resultOf: (settled: SettledRound) => StripResult | undefined;
};

/** The last results of a game of one stake; each is read out as the round came out, and whether it won. */
export const ResultStrip = ({ round, words, empty, resultOf }: ResultStripProps) => (
  <ProofStrip
    rounds={round.rounds}
    empty={empty}
    itemOf={(settled) => {
      const result = resultOf(settled);
      if (!result) return undefined;
      const { label, gained, outcome = round.outcomeWords(settled) } = result;
      return { label, gained, name: t(told[words][gained ? 'won' : 'lost'], { outcome }) };
    }}
  />
);
