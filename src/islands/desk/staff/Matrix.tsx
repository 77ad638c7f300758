import { type Act, actNames, acts, type Role, type Room, roles, rooms } from '#domain/desk/acts.ts';
import { roleMay } from '#domain/desk/rights.ts';
import { t } from '#i18n/client.ts';
import type { Person } from '#stores/desk/staff.ts';
import { Icon } from '#ui/Icon.tsx';
import { untilWords } from './right-words.ts';

const here = (people: readonly Person[]): readonly Person[] => people.filter(({ endedAt }) => endedAt === null);

/** Who has a role, by name. */
const RoleHead = ({ role, people }: { role: Role; people: readonly Person[] }) => {
  const names = people.filter(({ rights }) => rights.some((right) => right.role === role)).map(({ name }) => name);
  return (
    <th scope="col" className="min-w-20">
      <span className="block text-sm text-ivory-100">{t(`desk.role.${role}.name`)}</span>
      <span className="block font-normal">{names.length === 0 ? t('desk.staff.table.nobody') : names.join(', ')}</span>
    </th>
  );
};

const May = ({ may }: { may: boolean }) => (
  <td>
    {may && <Icon name="check" className="size-5 text-felt" />}
    <span className={may ? 'sr-only' : 'text-ivory-500/60'}>
      {may ? t('desk.staff.table.may') : <span aria-hidden="true">·</span>}
    </span>
    {!may && <span className="sr-only">{t('desk.staff.table.may_not')}</span>}
  </td>
);

const ActRow = ({ act, people }: { act: Act; people: readonly Person[] }) => {
  const loans = people.flatMap(({ name, rights }) =>
    rights.filter((right) => right.act === act).map((right) => `${name}, ${untilWords(right)}`),
  );
  return (
    <tr>
      <th scope="row" className="sticky left-0 min-w-64 bg-ink-900">
        <span className="block text-sm text-ivory-100">{t(`desk.act.${act}.name`)}</span>
        <span className="block font-normal">
          {t(`desk.staff.table.kind.${acts[act].kind}`)} · {t(`desk.act.${act}.can`)}
        </span>
        {loans.length > 0 && (
          <span className="mt-1 block text-brass-bright">{t('desk.staff.table.lent', { who: loans.join('; ') })}</span>
        )}
      </th>
      {roles.map((role) => (
        <May key={role} may={roleMay(role, act)} />
      ))}
    </tr>
  );
};

const RoomRows = ({ room, people }: { room: Room; people: readonly Person[] }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={roles.length + 1} className="bg-ink-800 text-sm! text-brass!">
        {t(`desk.room.${room}`)}
      </th>
    </tr>
    {actNames
      .filter((act) => acts[act].room === room)
      .map((act) => (
        <ActRow key={act} act={act} people={people} />
      ))}
  </tbody>
);

/** The table of rights itself: which role may do what, who has it, and to whom an act is lent. */
export const Matrix = ({ people }: { people: readonly Person[] }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard as well
    tabIndex={0}
    aria-label={t('desk.staff.matrix')}
    className="relative max-h-[calc(100svh-15rem)] min-h-80 overflow-auto"
  >
    <table className="desk-table desk-table-tall">
      <caption className="sr-only">{t('desk.staff.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className="left-0 z-20!">
            {t('desk.staff.table.act')}
          </th>
          {roles.map((role) => (
            <RoleHead key={role} role={role} people={here(people)} />
          ))}
        </tr>
      </thead>
      {rooms.map((room) => (
        <RoomRows key={room} room={room} people={here(people)} />
      ))}
    </table>
  </section>
);
