import type { ReactNode } from 'react';
import type { ComputedRound as Computed } from '#domain/proof/parts.ts';
import type { Say } from './words.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1 border-t border-ink-600 py-3">
    <dt className="eyebrow">{name}</dt>
    <dd translate="no" className="min-w-0 font-mono text-sm break-all">
      {children}
    </dd>
  </div>
);

/** A round as it was computed, in the words and the shape of its record. */
export function ComputedRound({ round, isShared, say }: { round: Computed; isShared: boolean; say: Say }) {
  const { commitment, outcome, stake, payout, currency, wins, addedBets, jackpot } = round;
  return (
    <dl>
      <Fact name={say(isShared ? 'chain_commitment' : 'commitment')}>{commitment}</Fact>
      <Fact name={say('outcome')}>
        <span className="whitespace-pre-wrap">{JSON.stringify(outcome, undefined, 1)}</span>
      </Fact>
      <Fact name={say('stake')}>
        {stake} {currency}
      </Fact>
      {addedBets.length > 0 && (
        <Fact name={say('added')}>{addedBets.map(({ spot, amount }) => `${spot}: ${amount}`).join(', ')}</Fact>
      )}
      <Fact name={say('payout')}>
        {payout} {currency}
      </Fact>
      <Fact name={say('wins')}>
        {wins.length === 0 ? say('no_wins') : wins.map((win) => `${win.spot}: ${win.payout}`).join(', ')}
      </Fact>
      {jackpot && (
        <Fact name={say('jackpot')}>
          {say(jackpot.hit ? 'jackpot_won' : 'jackpot_fed', { amount: `${jackpot.contribution} ${currency}` })}
        </Fact>
      )}
    </dl>
  );
}
