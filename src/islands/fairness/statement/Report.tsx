import { grouped } from '#domain/locale.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import type { StatementProblem, StatementReport, StatementSum } from '#domain/transparency/verify-statement.ts';
import type { Words } from '#i18n/keys.ts';
import { CodeFacts } from '#ui/CodeFacts.tsx';
import { Icon } from '#ui/Icon.tsx';
import { nameFrom, type Say, sayFrom } from './words.ts';

const problemWord = (problem: StatementProblem) => (problem === 'line' ? 'line_wrong' : problem);
const cell = 'py-2 pr-4';

function Faults({ faults, say }: { faults: StatementReport['faults']; say: Say }) {
  return (
    <table className="figures w-full text-left text-sm">
      <thead className="eyebrow">
        <tr>
          {(['line', 'what'] as const).map((name) => (
            <th key={name} scope="col" className={`${cell} font-semibold`}>
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, problem }) => (
          <tr key={`${line} ${problem}`} className="border-t border-ink-600">
            <th scope="row" className={`${cell} font-normal`}>
              {grouped(line)}
            </th>
            <td className={`${cell} text-red`}>{say(problemWord(problem))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const amountOf = ({ amount, currency }: StatementSum): string =>
  isCurrencyCode(currency) ? displayAmount(amount, currency) : `${amount} ${currency}`;

function Sums({ sums, words, say }: { sums: readonly StatementSum[]; words: Words; say: Say }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={say('sums')}>
      <table className="figures w-full text-left text-sm">
        <caption className="pb-2 text-left text-lg font-semibold">{say('sums')}</caption>
        <thead className="eyebrow">
          <tr>
            {(['kind', 'account', 'count_of', 'amount'] as const).map((name) => (
              <th key={name} scope="col" className={`${cell} font-semibold last:pr-0 last:text-right`}>
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={`${sum.currency} ${sum.account} ${sum.kind}`} className="border-t border-ink-600">
              <th scope="row" className={`${cell} font-normal`}>
                {nameFrom(words, 'movement', sum.kind)}
              </th>
              <td className={cell}>{nameFrom(words, 'account', sum.account)}</td>
              <td className={cell}>{grouped(sum.count)}</td>
              <td translate="no" className="py-2 text-right whitespace-nowrap">
                {amountOf(sum)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Props = { report: StatementReport; isKeyKnown: boolean; tookMs: number; words: Words };

/** What the verifier found: whether it proves itself, what is wrong where, and what it adds up to. */
export function Report({ report, isKeyKnown, tookMs, words }: Props) {
  const say = sayFrom(words);
  const { faults, start, head, leaves, movements, former, sums } = report;
  const isSound = faults.length === 0;
  const facts =
    start &&
    head &&
    ([
      [say('whose'), start.player],
      [say('month'), start.parts > 1 ? say('part', start) : start.month],
      [say('signed_at'), new Date(head.at).toISOString()],
      [say('size'), grouped(head.size)],
      [say('root'), head.root],
      [say('public_key'), start.publicKey],
    ] as const);
  return (
    <div className="grid gap-6">
      <p className={`flex items-start gap-2 text-lg font-semibold ${isSound ? 'text-felt' : 'text-red'}`}>
        <Icon name={isSound ? 'check' : 'alert'} className="mt-0.5 size-6 shrink-0" />
        {isSound ? say('proven', { leaves: grouped(leaves), movements: grouped(movements) }) : say('refused')}
      </p>
      {isSound && <p className="text-ivory-300">{say(isKeyKnown ? 'key_known' : 'key_unknown')}</p>}
      {!isSound && <Faults faults={faults} say={say} />}
      {isSound && sums.length > 0 && <Sums sums={sums} words={words} say={say} />}
      {isSound && former > 0 && <p className="text-sm text-ivory-300">{say('former', { count: grouped(former) })}</p>}
      {facts && <CodeFacts facts={facts} className="gap-4 sm:grid-cols-2" />}
      <p className="figures text-sm text-ivory-500">{say('took', { ms: grouped(tookMs) })}</p>
    </div>
  );
}
