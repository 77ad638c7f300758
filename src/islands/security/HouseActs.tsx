import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Namespace, WordKey } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { showTime } from '#stores/format/time.ts';
import { $houseActs, $loadsEarlier, type HouseAct, showEarlier } from '#stores/security/house-acts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Card, Section } from './Section.tsx';

const files: readonly Namespace[] = ['houseacts'];
/** Asked for only where a decision about a paper is shown. */
const paperFiles: readonly Namespace[] = ['documents'];

const Reason = ({ words }: { words: string }) => (
  <p className="text-sm break-words text-ivory-300">{t('houseacts.reason', { reason: words })}</p>
);

/** A paper is rejected for one of the reasons of a list; of anything else somebody wrote it. */
const PaperReason = ({ reason }: { reason: string }) =>
  useWordsState(paperFiles) === true && <Reason words={t(`documents.reason_${reason}` as WordKey) || reason} />;

const Row = ({ one }: { one: HouseAct }) => {
  const what = t(`houseacts.act.${one.act}` as WordKey) || t('houseacts.act.other');
  const part = one.part === null ? '' : t(`houseacts.part.${one.part}` as WordKey);
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={one.isLook ? 'quiet' : 'brass'}>
            {t(one.isLook ? 'houseacts.is_look' : 'houseacts.is_act')}
          </Badge>
          <span>
            {what}
            {part !== '' && `: ${part}`}
          </span>
        </p>
        <p className="mt-1 text-sm text-ivory-300">
          {t(`houseacts.by.${one.by}` as WordKey) || t('houseacts.by.staff')}
        </p>
        {one.reason !== null &&
          (one.act === 'papers.decide' ? <PaperReason reason={one.reason} /> : <Reason words={one.reason} />)}
      </div>
      <time dateTime={one.at} className="figures text-sm whitespace-nowrap text-ivory-500">
        {showTime(one.at)}
      </time>
    </li>
  );
};

/** Who of the house looked at what of the player's, and what was done with the account. Needs the words of `common`. */
export function HouseActs() {
  const hasWords = useWordsState(files) === true;
  const { data, error } = useStore($houseActs);
  const loadsEarlier = useStore($loadsEarlier);
  if (!hasWords) return <Skeleton className="h-72" />;
  const failed = data === undefined ? failOf(error) : undefined;
  return (
    <Card>
      <Section id="house-acts" title={t('houseacts.title')} lead={t('houseacts.lead')}>
        {failed && <Failed failed={failed} retry={() => $houseActs.revalidate()} />}
        {!failed && data === undefined && <Skeleton className="h-32" />}
        {data?.acts.length === 0 && <p className="text-ivory-300">{t('houseacts.none')}</p>}
        {data && data.acts.length > 0 && (
          <ul className="divide-y divide-ink-600 border-y border-ink-600">
            {data.acts.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        )}
        {data?.next && (
          <div>
            <Button variant="secondary" busy={loadsEarlier} onClick={() => void showEarlier()}>
              {t('houseacts.more')}
            </Button>
          </div>
        )}
      </Section>
    </Card>
  );
}
