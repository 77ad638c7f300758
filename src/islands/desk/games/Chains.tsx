import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { $chains, type ChainCheck, checkChain, type GameChains } from '#stores/desk/shelf.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fault } from '../kit/Fault.tsx';

const links = 200;
const count = new Intl.NumberFormat(houseLocale);
type Chain = GameChains['chains'][number];

function checkWords({ from, to, broken }: ChainCheck): string {
  if (broken !== null) return t(`deskshelf.chain.broken_${broken.what}`, { index: broken.index });
  return from === null || to === null ? t('deskshelf.chain.nothing') : t('deskshelf.chain.sound', { from, to });
}

function Check({ chain: { game, number } }: { chain: Chain }) {
  const [found, setFound] = useState<ChainCheck | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    setBusy(true);
    const answer = await checkChain(game, number, links);
    setBusy(false);
    setFound(answer.ok ? answer.value : null);
    setFault(answer.ok ? null : answer.code);
  };
  return (
    <div className="grid gap-1">
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start whitespace-nowrap"
        busy={busy}
        onClick={() => void look()}
      >
        {t('deskshelf.chain.check', { count: links })}
      </Button>
      <p
        aria-live="polite"
        className={found?.broken ? 'max-w-[20rem] text-sm text-red' : 'max-w-[20rem] text-sm text-ivory-300'}
      >
        {found && checkWords(found)}
      </p>
      <Fault code={fault} />
    </div>
  );
}

const Row = ({ chain }: { chain: Chain }) => {
  const { name, number, state, used, length, runsOutAt, commitment, announced, warning } = chain;
  return (
    <tr>
      <th scope="row" className="text-sm text-ivory-100">
        {name} <span className="text-ivory-500">{number}</span>
      </th>
      <td>
        <span className="grid justify-items-start gap-1">
          <Badge tone={state === 'in_play' ? 'won' : 'quiet'}>{t(`deskshelf.chain.${state}`)}</Badge>
          {warning !== null && <Badge tone="wrong">{t(`deskshelf.chain.${warning}`)}</Badge>}
          {announced !== null && (
            <span className="text-sm text-brass-bright">{t('deskshelf.chain.announced', { value: announced })}</span>
          )}
        </span>
      </td>
      <td className="figures whitespace-nowrap text-right">
        {t('deskshelf.chain.of', { used: count.format(used), length: count.format(length) })}
      </td>
      <td className="figures text-right">{count.format(length - used)}</td>
      <td className="figures whitespace-nowrap text-ivory-300">
        {runsOutAt === null ? t('deskshelf.chain.not_known') : showMinute(runsOutAt)}
      </td>
      <td className="max-w-[16rem] break-all font-mono text-xs text-ivory-300" translate="no">
        {commitment}
      </td>
      <td>{used > 0 && <Check chain={chain} />}</td>
    </tr>
  );
};

const Series = ({ series }: Pick<GameChains, 'series'>) => (
  <section aria-labelledby="series" className="grid gap-3">
    <h2 id="series" className="text-lg font-semibold">
      {t('deskshelf.chain.series')}
    </h2>
    <p className="max-w-[60rem] text-sm text-ivory-300">{t('deskshelf.chain.series_note')}</p>
    {series.length === 0 && <p className="text-sm text-ivory-300">{t('deskshelf.chain.no_series')}</p>}
    {series.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskshelf.chain.series')}>
        <table className="desk-table">
          <caption className="sr-only">{t('deskshelf.chain.series')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('deskshelf.chain.game')}</th>
              <th scope="col">{t('deskshelf.chain.price')}</th>
              <th scope="col">{t('deskshelf.chain.number')}</th>
              <th scope="col">{t('deskshelf.chain.tickets')}</th>
              <th scope="col">{t('deskshelf.chain.prizes')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map((one) => (
              <tr key={`${one.game} ${one.currency} ${one.price}`}>
                <th scope="row" className="text-sm text-ivory-100">
                  {one.name}
                </th>
                <td className="figures" translate="no">
                  {one.price} {one.currency}
                </td>
                <td className="figures">{one.number}</td>
                <td className="figures">
                  {t('deskshelf.chain.of_tickets', {
                    left: count.format(one.left),
                    printed: count.format(one.printed),
                  })}
                </td>
                <td className="figures">{count.format(one.prizesLeft)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </section>
);

const columns = ['game', 'state', 'used', 'left', 'runs_out', 'commitment'] as const;

/** What was committed before it was played, how far each is, and whether what was revealed fits. */
export function Chains() {
  const { data, failed } = useStore($chains);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $chains.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <p className="max-w-[60rem] text-sm text-ivory-300">{t('deskshelf.chain.lead')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskshelf.chain.caption')}>
          <table className="desk-table">
            <caption className="sr-only">{t('deskshelf.chain.caption')}</caption>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {t(`deskshelf.chain.${name}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {data.chains.map((chain) => (
                <Row key={`${chain.game} ${chain.number}`} chain={chain} />
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <Series series={data.series} />
    </div>
  );
}
