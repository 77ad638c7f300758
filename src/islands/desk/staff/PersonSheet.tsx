import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { endPerson, type Person, takeRight } from '#stores/desk/staff.ts';
import { showTime } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useMay } from '../kit/use-may.ts';
import { rightName, stateOf, untilWords } from './right-words.ts';

type ShownRight = Person['rights'][number];

function RightRow({ right, name, mayEnd }: { right: ShownRight; name: string; mayEnd: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <li className="grid gap-2 border-b border-ink-600/60 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="text-sm">
          <p className="font-semibold">
            {rightName(right)} <span className="font-normal text-brass-bright">{untilWords(right)}</span>
          </p>
          <p className="text-ivory-300">{right.reason}</p>
          <p className="text-xs text-ivory-500">{t('desk.staff.person.given', { at: showTime(right.from) })}</p>
        </div>
        {mayEnd && !asks && (
          <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
            {t('desk.staff.person.take')}
          </Button>
        )}
      </div>
      {asks && (
        <ReasonForm
          what={t('desk.staff.person.take_what', { name, right: rightName(right) })}
          press={t('desk.staff.person.take_now')}
          isDanger
          act={(reason) => takeRight(right.id, reason)}
          onDone={() => setAsks(false)}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

type PersonSheetProps = { person: Person; onClose: () => void; wishFor: ((staffId: string) => void) | undefined };

/** One person: what they may do and why, and what can be taken away at once. */
export function PersonSheet({ person, onClose, wishFor }: PersonSheetProps) {
  const [asksEnd, setAsksEnd] = useState(false);
  const isHere = person.endedAt === null;
  const mayEnd = useMay('staff.end') && isHere;
  const { name } = person;
  const lead =
    person.endedAt === null
      ? `${t(`desk.staff.state.${stateOf(person)}`)} · ${t('desk.staff.person.since', { at: showTime(person.createdAt) })}`
      : t('desk.staff.person.ended', { at: showTime(person.endedAt) });
  return (
    <Sheet open onClose={onClose} title={name} lead={lead}>
      <section aria-labelledby="person-rights" className="mb-6">
        <h3 id="person-rights" className="font-semibold">
          {t('desk.staff.person.rights')}
        </h3>
        <ul>
          {person.rights.map((right) => (
            <RightRow key={right.id} right={right} name={name} mayEnd={mayEnd} />
          ))}
        </ul>
        {person.rights.length === 0 && <p className="text-sm text-ivory-300">{t('desk.staff.no_rights')}</p>}
      </section>
      {asksEnd ? (
        <ReasonForm
          what={t('desk.staff.person.end_what', { name })}
          press={t('desk.staff.person.end_now')}
          isDanger
          act={(reason) => endPerson(person.id, reason)}
          onDone={onClose}
          onCancel={() => setAsksEnd(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {wishFor && isHere && (
            <Button size="sm" variant="secondary" onClick={() => wishFor(person.id)}>
              {t('desk.staff.person.propose', { name })}
            </Button>
          )}
          {mayEnd && (
            <Button size="sm" variant="ghost" onClick={() => setAsksEnd(true)}>
              {t('desk.staff.person.end')}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
