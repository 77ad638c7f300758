import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { type Choice, type GameSubject, readSubject } from '#stores/desk/game-settings.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../../kit/DeskFailed.tsx';
import { NoRight } from '../../kit/NoRight.tsx';
import { useMay } from '../../kit/use-may.ts';
import { ConsequenceList } from './ConsequenceList.tsx';
import { SettingForms } from './SettingForms.tsx';
import { valueWords } from './setting-words.ts';

type SubjectCardProps = { choice: Choice; onClose: () => void };

/** One game or studio: what is in force of it, what switching it off would meet, and what can be proposed. */
export function SubjectCard({ choice: { of, id }, onClose }: SubjectCardProps) {
  const [subject, setSubject] = useState<GameSubject | null>(null);
  const [failed, setFailed] = useState<DeskCode | null>(null);
  const [turn, setTurn] = useState(0);
  const mayPropose = useMay('games.propose');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn more asks again
  useEffect(() => {
    let isGone = false;
    void readSubject(of, id).then((answer) => {
      if (isGone) return;
      setSubject(answer.ok ? answer.value : null);
      setFailed(answer.ok ? null : answer.code);
    });
    return () => {
      isGone = true;
    };
  }, [of, id, turn]);
  const again = (): void => setTurn((before) => before + 1);
  if (failed) return <DeskFailed code={failed} retry={again} />;
  if (subject === null) return <Skeleton className="h-64 w-full" />;
  return (
    <article className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">
          {subject.name} <span className="text-sm font-normal text-ivory-500">{t(`deskshelf.${of}`)}</span>
        </h2>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('deskshelf.choose_other')}
        </Button>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <section className="grid content-start gap-2">
          <h3 className="font-semibold">{t('deskshelf.in_force')}</h3>
          <dl className="grid gap-2 text-sm">
            {subject.values.map((value) => (
              <div key={value.part}>
                <dt className="text-ivory-500">{t(`deskshelf.part.${value.part}`)}</dt>
                {valueWords(value).map((line) => (
                  <dd key={line} className="figures">
                    {line}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
        <ConsequenceList level={3} title={t('deskshelf.consequences')} met={subject.consequences} />
      </div>
      {mayPropose ? <SettingForms subject={subject} onDone={again} /> : <NoRight act="games.propose" />}
    </article>
  );
}
