import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { $paper } from '#stores/desk/papers.ts';
import { showDay } from '#stores/format/time.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Deeds } from '../kit/Deeds.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { useMay } from '../kit/use-may.ts';
import { PaperDecision } from './PaperDecision.tsx';
import { PaperPages } from './PaperPages.tsx';

/** The paper that is open, beside what its player says of themselves. */
export function PaperDetail() {
  const { id, data, failed } = useStore($paper);
  const mayOpen = useMay('papers.open');
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskwork.papers.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $paper.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { paper, person, identity, address, events } = data;
  const proven = (is: boolean) => t(is ? 'deskwork.papers.proven' : 'deskwork.papers.unproven');
  return (
    <article className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {mayOpen ? <PaperPages key={paper.id} id={paper.id} pages={paper.pages} /> : <NoRight act="papers.open" />}
      <div className="grid gap-4">
        <h2 className="text-lg font-semibold">{t(`deskwork.papers.kind.${paper.kind}`)}</h2>
        <Facts>
          <Fact name={t('deskwork.player')}>
            <PlayerLink {...paper.player} />
          </Fact>
          <Fact name={t('deskwork.papers.name')}>{person.fullName}</Fact>
          <Fact name={t('deskwork.papers.born')}>
            {person.dateOfBirth === null ? t('deskwork.papers.unsaid') : showDay(person.dateOfBirth)}
          </Fact>
          <Fact name={t('deskwork.papers.address')}>
            {person.address.length === 0 && t('deskwork.papers.unsaid')}
            {person.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {person.country}
          </Fact>
          <Fact name={t('deskwork.papers.identity')}>{proven(identity)}</Fact>
          <Fact name={t('deskwork.papers.residence')}>{proven(address)}</Fact>
          <Fact name={t('deskwork.papers.file')}>{paper.fileName}</Fact>
        </Facts>
        <PaperDecision key={paper.id} paper={paper} />
        <Deeds
          deeds={events.map(({ at, by, kind }) => ({
            at,
            by,
            what: t(`deskwork.papers.event.${kind}` as WordKey) || kind.replaceAll('_', ' '),
          }))}
        />
      </div>
    </article>
  );
}
