import { grouped } from '#domain/locale.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import { type CheckedProof, saveLiabilityProof } from '#stores/history/liabilities.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Say } from './words.ts';

/** What a proof came to on this device: how much of the sums is its owner's, or what is wrong with it. */
export function Verdict({ value, say, canSave = false }: { value: CheckedProof; say: Say; canSave?: boolean }) {
  const { proof, report, isKeyKnown } = value;
  const { problems, statement, own, isLogged } = report;
  const isSound = problems.length === 0;
  return (
    <div className="grid gap-3">
      <p
        className={`flex items-start gap-2 text-lg font-semibold ${isSound ? (own.length > 0 ? 'text-felt' : '') : 'text-red'}`}
      >
        <Icon name={isSound ? 'check' : 'alert'} className="mt-0.5 size-6 shrink-0" />
        <span>
          {isSound
            ? say(own.length > 0 ? 'proven' : 'owed_nothing', {
                day: statement?.day ?? '',
                time: new Date(statement?.at ?? 0).toISOString().slice(11, 16),
              })
            : say('refused')}
        </span>
      </p>
      {!isSound && (
        <ul className="list-disc pl-8 text-red">
          {problems.map((problem) => (
            <li key={problem}>{say(`problem_${problem}`)}</li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <dl className="figures max-w-96 divide-y divide-ink-600 border-y border-ink-600">
          {own.map(({ currency, amountMinor, parts }) => (
            <div key={currency} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="text-sm text-ivory-300">{say('in_parts', { parts: grouped(parts) })}</dt>
              <dd translate="no" className="text-lg font-semibold whitespace-nowrap">
                {isCurrencyCode(currency) ? displayAmount(amountMinor, currency) : `${amountMinor} ${currency}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isSound && <p className="max-w-[42rem] text-sm text-ivory-300">{say(isLogged ? 'logged' : 'not_logged')}</p>}
      {isSound && !isKeyKnown && <p className="max-w-[42rem] text-sm text-ivory-300">{say('key_unknown')}</p>}
      {canSave && statement && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => saveLiabilityProof(proof, statement.day)}
        >
          {say('save')}
        </Button>
      )}
    </div>
  );
}
