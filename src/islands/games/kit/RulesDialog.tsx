import type { ReactNode } from 'react';
import type { SpotReturn } from '#domain/games/game.ts';
import {
  add,
  compare,
  multiply,
  rational,
  subtract,
  toDecimalString,
  toPercentString,
} from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { RoundView } from './use-round.ts';

export type TableRules = {
  /** The game in a sentence or two. */
  readonly lead: string;
  /** How it is played, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** From the engine: the exact figures of each kind of bet. Give the player's present configuration, not hundreds. */
  readonly returns: readonly SpotReturn[];
  /** A kind of bet in words. */
  readonly kindWords: (kind: string) => string;
  /** How the figures were found, when a word more than "exact" is due. */
  readonly method?: string;
  /** A paytable, a board of multipliers: what the game shows beside the figures. */
  readonly paytable?: ReactNode;
};

type RulesDialogProps = { rules: TableRules; round: RoundView; open: boolean; onClose: () => void };

const one = rational(1n);

/** The root of a variance with two digits: what a stake typically moves by, in stakes. */
const deviation = ({ variance }: SpotReturn): string => Math.sqrt(Number(toDecimalString(variance, 6))).toFixed(2);

/** "35 to 1" for one prize, "up to 100×" for several. */
const paysWords = ({ maxWin, hitFrequency, returnToPlayer }: SpotReturn): string => {
  const onePrize = compare(multiply(maxWin, hitFrequency), returnToPlayer) === 0;
  const odds = add(maxWin, rational(-1n));
  const text = (value: typeof odds): string => (value.den === 1n ? String(value.num) : toDecimalString(value, 2));
  return onePrize ? t('table.pays_to_one', { odds: text(odds) }) : t('table.pays_up_to', { times: text(maxWin) });
};

/** Rules, payouts and exact figures, all computed by the engine that decides the rounds. */
export function RulesDialog({ rules, round, open, onClose }: RulesDialogProps) {
  const { currency, limits, session } = round;
  const amount = (minor: bigint): string => displayAmount(minor, currency);
  const cell = 'py-2 pl-3 text-right whitespace-nowrap';
  const columns = ['th_pays', 'th_hits', 'th_return', 'th_edge', 'th_deviation'] as const;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('table.rules')}
      closeLabel={t('table.close')}
      lead={rules.lead}
    >
      <div className="grid gap-3 text-ivory-300">
        {rules.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {t('table.limits', {
            min: amount(limits.minStakeMinor),
            max: amount(limits.maxStakeMinor),
            payout: amount(limits.maxPayoutMinor),
          })}
        </p>
      </div>
      {rules.paytable && <div className="mt-6">{rules.paytable}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="mt-6 overflow-x-auto" aria-label={t('table.figures')} tabIndex={0}>
        <table className="figures w-full text-left text-sm">
          <thead className="eyebrow">
            <tr className="border-b border-ink-600">
              <th scope="col" className="py-2 font-semibold">
                {t('table.th_bet')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.returns.map((figures) => (
              <tr key={figures.kind} className="border-b border-ink-600/60">
                <th scope="row" className="py-2 font-medium">
                  {rules.kindWords(figures.kind)}
                </th>
                <td className={cell}>{paysWords(figures)}</td>
                <td className={cell}>{toPercentString(figures.hitFrequency, 2)}</td>
                <td className={cell}>{toPercentString(figures.returnToPlayer, 2)}</td>
                <td className={cell}>{toPercentString(subtract(one, figures.returnToPlayer), 2)}</td>
                <td className={cell}>{deviation(figures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-6 grid gap-3 text-sm text-ivory-300">
        {rules.method && <p>{rules.method}</p>}
        <p>{t('table.figures_mean')}</p>
        <p>{t('table.rule_fair')}</p>
        <p>{t('table.rule_broken')}</p>
        <p>
          <a href={`/fairness#${session.game.id}`} target="_top" className="underline underline-offset-4">
            {t('table.all_figures')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
