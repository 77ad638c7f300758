import type { GameId } from '#domain/games/book/registry.ts';
import { hasJackpot } from '#domain/jackpot/parameters.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import { takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { RulesFigures } from './kit/frame/RulesFigures.tsx';
import { printed } from './printed.ts';
import { withJackpot } from './slots/Jackpot.tsx';

type PrintedRulesProps = {
  readonly gameId: GameId;
  /** Whole files: those that the game's table names, and `table`. */
  readonly words: Words;
  /** The headings of how it is played and of the exact figures. */
  readonly heads: readonly [play: string, figures: string];
};

/** The rules of a game as its page has them, drawn when the site is built: what is paid first, then how it is played, then every figure. */
export function PrintedRules({ gameId, words, heads: [play, figures] }: PrintedRulesProps) {
  takePageWords(words);
  const own = printed[gameId]();
  const rules = hasJackpot(gameId) ? withJackpot(own, fallbackCurrency) : own;
  return (
    <div data-printed className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid items-start gap-8 xl:grid-cols-2 xl:gap-12">
        {rules.paytable && <div className="min-w-0 rounded-lg bg-ink-700 p-4 sm:p-6">{rules.paytable}</div>}
        <div className="min-w-0">
          <h3 className="heading text-2xl">{play}</h3>
          <p className="mt-3 text-lg">{rules.lead}</p>
          <div className="mt-4 grid gap-3 text-ivory-300">
            {rules.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </div>
      <details className="group border-y border-ink-600">
        <summary className="flex min-h-14 list-none items-center gap-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">{figures}</span>
          <span aria-hidden="true" className="text-ivory-500 transition-transform duration-fast group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="pb-6">
          <RulesFigures rules={rules} />
        </div>
      </details>
    </div>
  );
}
