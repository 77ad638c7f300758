import { useState } from 'react';
import { toldPercents } from '#domain/promotions/play/cost-spread.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { type CampaignFigures, computeFigures, type OpenedCampaign } from '#stores/desk/campaigns.ts';
import { showMinute } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { DeskAmount } from '../../kit/DeskAmount.tsx';
import { Fault } from '../../kit/Fault.tsx';
import { useMay } from '../../kit/use-may.ts';
import { eur, percentOf, timeOf } from './figure-words.ts';
import { Strategy } from './Strategy.tsx';

const Amount = ({ amount }: { amount: string }) => (
  <td className="figures text-right whitespace-nowrap">
    <DeskAmount amount={amount} currency="EUR" />
  </td>
);

function Cost({ figures: { cost, costOfAll, usual, players } }: { figures: CampaignFigures }) {
  const { name, spot } = usual;
  const [deposit, stake] = [eur(usual.deposit), eur(usual.stake)];
  const rows = [
    ['cost_each', cost],
    ['cost_all', costOfAll],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-labelledby="campaign-cost">
      <h4 id="campaign-cost" className="font-semibold">
        {t('deskcampaigns.cost')}
      </h4>
      <p className="mb-2 text-sm text-ivory-300">
        {t('deskcampaigns.cost_lead', { players, deposit, name, spot, stake })}
      </p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('deskcampaigns.whose')}</th>
            <th scope="col" className="text-right">
              {t('deskcampaigns.mean')}
            </th>
            <th scope="col" className="text-right">
              {t('deskcampaigns.error')}
            </th>
            {toldPercents.map((percent) => (
              <th key={percent} scope="col" className="text-right">
                {t('deskcampaigns.percentile', { percent })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ([name, spread]) =>
              spread !== null && (
                <tr key={name}>
                  <th scope="row" className="text-sm text-ivory-100">
                    {t(`deskcampaigns.${name}`)}
                  </th>
                  <Amount amount={spread.mean} />
                  <Amount amount={spread.standardError} />
                  {toldPercents.map((percent, at) => (
                    <Amount key={percent} amount={spread.quantiles[at] ?? '0.00'} />
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  );
}

const columns = ['game', 'stake', 'chance', 'cost', 'time'] as const;

/** Games that count and are no line of the table: named, with why. */
function WithoutOdds({ games }: { games: NonNullable<CampaignFigures['withoutOdds']> }) {
  return (['swings_too_little', 'decided_on_the_way'] as const).map((why) => {
    const names = games.filter((one) => one.why === why).map(({ name }) => name);
    return (
      names.length > 0 && (
        <p key={why} className="mt-2 max-w-[60rem] text-sm text-ivory-300">
          {t(`deskcampaigns.without_odds.${why}`, { games: names.join(', ') })}
        </p>
      )
    );
  });
}

function Odds({ figures: { odds, usual, withoutOdds = [] } }: { figures: CampaignFigures }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-labelledby="campaign-odds">
      <h4 id="campaign-odds" className="font-semibold">
        {t('deskcampaigns.odds')}
      </h4>
      <p className="mb-2 text-sm text-ivory-300">{t('deskcampaigns.odds_lead', { deposit: eur(usual.deposit) })}</p>
      <table className="desk-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'game' ? undefined : 'text-right'}>
                {t(`deskcampaigns.odds_column.${column}` as WordKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.map(({ game, name, spot, stake, chance, cost, minutes }) => (
            <tr key={`${game} ${spot}`}>
              <th scope="row" className="text-sm text-ivory-100">
                {name} <span className="text-ivory-500">{spot}</span>
              </th>
              <Amount amount={stake} />
              <td className="figures text-right">{percentOf(chance)}</td>
              <Amount amount={cost} />
              <td className="figures text-right">{timeOf(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <WithoutOdds games={withoutOdds} />
    </section>
  );
}

/** What a draft would cost, its odds and the best way to play it; computed anew for each revision. */
export function Figures({ campaign: { id, revision, figures } }: { campaign: OpenedCampaign }) {
  const mayDraft = useMay('campaigns.draft');
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const compute = async (): Promise<void> => {
    setBusy(true);
    const answer = await computeFigures(id, revision);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
  };
  return (
    <section
      aria-labelledby="campaign-figures"
      className="grid min-w-0 gap-4 rounded-lg border border-ink-600 bg-ink-800 p-4"
    >
      <div>
        <h3 id="campaign-figures" className="text-lg font-semibold">
          {t('deskcampaigns.figures')}
        </h3>
        <p role="status" className="text-sm text-ivory-300">
          {figures === null
            ? t('deskcampaigns.figures_missing')
            : t('deskcampaigns.figures_of', {
                revision: figures.revision,
                name: figures.by,
                at: showMinute(figures.madeAt),
              })}
        </p>
      </div>
      {mayDraft && (
        <div className="grid gap-2">
          <p className="text-sm text-ivory-300">{t('deskcampaigns.figures_lead')}</p>
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            className="justify-self-start"
            onClick={() => void compute()}
          >
            {t('deskcampaigns.compute')}
          </Button>
        </div>
      )}
      <Fault code={fault} />
      {figures !== null && (
        <>
          <Cost figures={figures} />
          <Odds figures={figures} />
          <Strategy figures={figures} />
        </>
      )}
    </section>
  );
}
