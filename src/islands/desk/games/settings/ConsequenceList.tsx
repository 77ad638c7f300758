import { t } from '#i18n/client.ts';
import type { Consequences, SettingVersion } from '#stores/desk/game-settings.ts';
import { listed } from '#stores/format/list.ts';
import { displayWire } from '#stores/format/money.ts';

type Sums = Consequences['waiting'];

const sumWords = (sums: Sums): string =>
  sums.length === 0
    ? t('deskshelf.none')
    : listed(
        sums.map(({ count, amount, currency }) => t('deskshelf.sum', { count, amount: displayWire(amount, currency) })),
      );

const linesOf = (met: Consequences): readonly (readonly [string, string])[] => [
  [t('deskshelf.meets.games'), String(met.games)],
  [t('deskshelf.meets.sessions'), String(met.sessions)],
  [t('deskshelf.meets.players'), String(met.players)],
  [t('deskshelf.meets.waiting'), sumWords(met.waiting)],
  [t('deskshelf.meets.shared'), sumWords(met.shared)],
  [t('deskshelf.meets.outside'), sumWords(met.outside)],
  [t('deskshelf.meets.free_spins'), sumWords(met.freeSpins)],
  [t('deskshelf.meets.tickets'), String(met.tickets)],
  [t('deskshelf.meets.pots'), sumWords(met.pots)],
  [t('deskshelf.meets.favourites'), String(met.favourites)],
];

type ConsequenceListProps = { title: string; met: Consequences; level: 3 | 4 };

/** What a switch meets, in figures, before anybody proposes it. `level`: of its heading on the page. */
export const ConsequenceList = ({ title, met, level }: ConsequenceListProps) => (
  <section className="grid content-start gap-2">
    {level === 3 ? <h3 className="font-semibold">{title}</h3> : <h4 className="font-semibold">{title}</h4>}
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
      {linesOf(met).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ivory-300">{name}</dt>
          <dd className="figures text-right">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** What became of it since, beside what was said. */
export const DoneList = ({ done }: { done: NonNullable<SettingVersion['done']> }) => (
  <section className="grid content-start gap-2 text-sm">
    <h4 className="text-base font-semibold">{t('deskshelf.done')}</h4>
    <p>{t('deskshelf.told', { count: done.told })}</p>
    {done.rounds.length === 0 && <p className="text-ivory-300">{t('deskshelf.did_none')}</p>}
    <ul className="grid gap-1">
      {done.rounds.map(({ how, currency, count, amount }) => (
        <li key={`${how} ${currency}`} className="figures">
          {t('deskshelf.did', { how: t(`deskshelf.how.${how}`), count, amount: displayWire(amount, currency) })}
        </li>
      ))}
    </ul>
  </section>
);
