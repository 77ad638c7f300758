import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { sizeWords } from '#domain/documents/file-size.ts';
import { type DocumentKind, type Paper, papersOf, type Subject } from '#domain/documents/kinds.ts';
import { uploadBytesMax } from '#domain/documents/limits.ts';
import { t } from '#i18n/client.ts';
import { $verifications, type Verification } from '#stores/profile/documents.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { PaperChoice } from './PaperChoice.tsx';
import { SentList } from './SentList.tsx';
import { Slot } from './Slot.tsx';
import { tones } from './tones.ts';
import { reviewTimeWords } from './words.ts';

/** One check: how far it is, what was sent in, and what to send next. */
export function CheckCard({ subject }: { subject: Subject }) {
  const { data, error } = useStore($verifications[subject]);
  if (error && !data)
    return (
      <ErrorState
        title={t('documents.failed_title')}
        action={<Button onClick={() => $verifications[subject].revalidate()}>{t('documents.reload')}</Button>}
      />
    );
  return data ? <Card subject={subject} check={data} /> : <Skeleton className="h-96" />;
}

const stateWords = (subject: Subject, { state, missing }: Verification): string => {
  if (state === 'approved') return t(`documents.state_approved_${subject}`);
  const names = missing.map((kind) => t(`documents.kind_${kind}`)).join(', ');
  return state === 'incomplete' ? t('documents.state_incomplete', { missing: names }) : t(`documents.state_${state}`);
};

function Card({ subject, check }: { subject: Subject; check: Verification }) {
  const id = useId();
  const lead = useRef<HTMLParagraphElement>(null);
  const { state, documents } = check;
  const count = useRef(documents.length);
  useEffect(() => {
    // What was just sent is here: its place is gone, so the focus goes to what is said of it.
    if (documents.length > count.current) lead.current?.focus();
    count.current = documents.length;
  }, [documents.length]);

  return (
    <section aria-labelledby={id} className="grid content-start gap-5 rounded-lg bg-ink-700 p-5 shadow-raised sm:p-6">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="heading text-2xl">
            {t(`documents.title_${subject}`)}
          </h2>
          <Badge tone={tones[state]}>{t(`documents.badge_${state}`)}</Badge>
        </div>
        <p ref={lead} tabIndex={-1} className="text-ivory-100">
          {stateWords(subject, check)}
        </p>
        {state !== 'approved' && <p className="text-sm text-ivory-300">{reviewTimeWords(check.reviewTime)}</p>}
      </div>
      {documents.length > 0 && <SentList documents={documents} />}
      {state !== 'approved' && <SendPart subject={subject} check={check} />}
    </section>
  );
}

/** While a paper is in review another one is not asked for, but may be sent: the first may have been the wrong one. */
function SendPart({ subject, check }: { subject: Subject; check: Verification }) {
  const [isAsked, setAsked] = useState(false);
  if (check.uploadsLeft.inAll === 0) return <p className="text-sm text-ivory-300">{t('documents.full')}</p>;
  if (check.state === 'in_review' && !isAsked)
    return (
      <Button variant="ghost" className="justify-self-start" onClick={() => setAsked(true)}>
        {t('documents.send_another')}
      </Button>
    );
  return <Papers subject={subject} check={check} />;
}

/** The paper in hand: the one a side is missing of, else the first. */
const paperOf = (subject: Subject, missing: readonly DocumentKind[]): Paper => {
  const papers = papersOf(subject);
  const [first] = papers;
  return (papers.find(([, sides]) => sides.some((side) => missing.includes(side))) ?? first)?.[0] ?? 'bill';
};

function Papers({ subject, check: { missing } }: { subject: Subject; check: Verification }) {
  const [chosen, setChosen] = useState<Paper | null>(null);
  const paper = chosen ?? paperOf(subject, missing);
  const sides = papersOf(subject).find(([name]) => name === paper)?.[1] ?? [];
  // Of the paper in hand only what is missing; of another one everything.
  const wanted = sides.some((side) => missing.includes(side)) ? sides.filter((side) => missing.includes(side)) : sides;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ivory-300">
        {t(`documents.accepted_${subject}`)} {t('documents.files', { max: sizeWords(uploadBytesMax) })}
      </p>
      {subject === 'identity' && <PaperChoice chosen={paper} onChoose={setChosen} />}
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {wanted.map((kind) => (
          <Slot key={kind} kind={kind} />
        ))}
      </div>
    </div>
  );
}
