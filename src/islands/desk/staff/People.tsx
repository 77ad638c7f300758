import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { Person } from '#stores/desk/staff.ts';
import { showTime } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { rightName, stateOf, untilWords } from './right-words.ts';

const tones = { here: 'won', invited: 'brass', expired: 'quiet', ended: 'quiet' } as const;

const Row = ({ person, onOpen }: { person: Person; onOpen: (id: string) => void }) => {
  const state = stateOf(person);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          onClick={() => onOpen(person.id)}
          className="min-h-6 text-left text-sm font-semibold text-ivory-100 underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
        >
          {person.name}
        </button>
      </th>
      <td>
        <Badge tone={tones[state]}>{t(`desk.staff.state.${state}`)}</Badge>
      </td>
      <td>
        <ul className="flex flex-wrap gap-1.5">
          {person.rights.map((right) => (
            <li key={right.id} title={right.reason}>
              <Badge tone={right.act === null ? 'quiet' : 'brass'}>
                {rightName(right)} {untilWords(right)}
              </Badge>
            </li>
          ))}
          {person.rights.length === 0 && <li className="text-ivory-500">{t('desk.staff.no_rights')}</li>}
        </ul>
      </td>
      <td className="figures whitespace-nowrap text-ivory-300">
        {person.seenAt === null ? t('desk.staff.never') : showTime(person.seenAt)}
      </td>
      <td className="figures text-right">{person.passkeys}</td>
    </tr>
  );
};

/** Everybody who works here; those who have left when they are asked for. */
export function People({ people, onOpen }: { people: readonly Person[]; onOpen: (id: string) => void }) {
  const [withEnded, setWithEnded] = useState(false);
  const shown = people.filter(({ endedAt }) => withEnded || endedAt === null);
  const hasEnded = people.some(({ endedAt }) => endedAt !== null);
  return (
    <>
      {hasEnded && (
        <Checkbox
          label={t('desk.staff.ended_too')}
          checked={withEnded}
          onChange={({ target }) => setWithEnded(target.checked)}
        />
      )}
      <div className="relative overflow-x-auto">
        <table className="desk-table">
          <caption className="sr-only">{t('desk.staff.people')}</caption>
          <thead>
            <tr>
              {(['name', 'state', 'rights', 'seen'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`desk.staff.column.${column}`)}
                </th>
              ))}
              <th scope="col" className="text-right">
                {t('desk.staff.column.keys')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <Row key={person.id} person={person} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
