import { type LimitKind, limitKinds } from '#domain/limits/limit.ts';
import { t } from '#i18n/client.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showBound } from '#stores/safer-play/limits.ts';
import { limitOf, type SaferPlay } from '#stores/safer-play/safer-play.ts';
import { Money } from '#ui/Money.tsx';

type Taken = SaferPlay['lifetime'][number];

function Wallet({ currency, deposited, withdrawn, net }: Taken) {
  const netMinor = minorOf(net, currency);
  const isOut = netMinor < 0n;
  return (
    <li className="grid gap-1 py-5 first:pt-0 last:pb-0">
      <p className="text-sm text-ivory-300">{t(isOut ? 'saferplay.taken_net_out' : 'saferplay.taken_net')}</p>
      <p className="text-3xl font-semibold">
        <Money amountMinor={isOut ? -netMinor : netMinor} currency={currency} withCode />
      </p>
      <p className="text-ivory-300">
        {t('saferplay.taken_words', {
          deposited: displayWire(deposited, currency),
          withdrawn: displayWire(withdrawn, currency),
        })}
      </p>
    </li>
  );
}

const monthWords = (data: SaferPlay, kind: LimitKind): string =>
  showBound(kind, limitOf(data, kind, 'MONTH')?.used ?? '0');

/** What the account has taken in all, wallet by wallet, and the last 30 days, said plainly. */
export function TakenInAll({ data }: { data: SaferPlay }) {
  return (
    <section
      aria-labelledby="taken-title"
      className="grid gap-6 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12"
    >
      <div>
        <h2 id="taken-title" className="eyebrow mb-4">
          {t('saferplay.taken_title')}
        </h2>
        {data.lifetime.length === 0 ? (
          <p className="text-lg">{t('saferplay.taken_none')}</p>
        ) : (
          <ul className="divide-y divide-ink-600">
            {data.lifetime.map((taken) => (
              <Wallet key={taken.currency} {...taken} />
            ))}
          </ul>
        )}
      </div>
      <div className="border-ink-600 max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-12">
        <h3 className="eyebrow mb-4">{t('saferplay.month_title')}</h3>
        <dl className="grid gap-3">
          {limitKinds.map((kind) => (
            <div key={kind} className="flex items-baseline justify-between gap-4">
              <dt className="text-ivory-300">{t(`saferplay.month_${kind}`)}</dt>
              <dd className="figures font-semibold">{monthWords(data, kind)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ivory-500">{t('saferplay.month_note')}</p>
      </div>
    </section>
  );
}
