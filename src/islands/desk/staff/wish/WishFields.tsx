import { actNames, roles } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { Person } from '#stores/desk/staff.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import type { Draft, DraftFault } from './draft.ts';

export type WishFieldsProps = {
  draft: Draft;
  people: readonly Person[];
  /** What is wrong with it; of a field that was not looked at yet nothing is said. */
  faults: readonly DraftFault[];
  change: (part: Partial<Draft>) => void;
};

const errorOf = (faults: readonly DraftFault[], ...own: readonly DraftFault[]): string | undefined => {
  const fault = faults.find((one) => own.includes(one));
  switch (fault) {
    case 'name':
      return t('desk.staff.name_needed');
    case 'too_much':
      return t('desk.staff.wish.too_much');
    case 'until_far':
      return t('desk.staff.wish.until_far');
    case 'reason':
      return t('desk.reason.needed');
    case undefined:
      return undefined;
    // A role that is chosen from a list, and roles that are ticked, lack the same.
    case 'role':
      return t('desk.staff.wish.roles_needed');
    default:
      return t(`desk.staff.wish.${fault}_needed`);
  }
};

const Invite = ({ draft, faults, change }: WishFieldsProps) => {
  const error = errorOf(faults, 'roles', 'too_much');
  return (
    <>
      <Field label={t('desk.staff.name')} error={errorOf(faults, 'name')} required>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <fieldset aria-describedby="wish-roles">
        <legend className="text-sm font-semibold text-ivory-300">{t('desk.staff.wish.roles')}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={draft.roles.includes(role)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              change({ roles: roles.filter((one) => (one === role ? target.checked : draft.roles.includes(one))) })
            }
            label={
              <>
                <span className="font-semibold text-ivory-100">{t(`desk.role.${role}.name`)}</span>
                <span className="block text-xs">{t(`desk.role.${role}.can`)}</span>
              </>
            }
          />
        ))}
        <FieldError id="wish-roles" error={error} />
      </fieldset>
    </>
  );
};

const Who = ({ draft, people, faults, change }: WishFieldsProps) => (
  <Field label={t('desk.staff.wish.person')} error={errorOf(faults, 'person')} required>
    {(control) => (
      <Select
        {...control}
        value={draft.staffId}
        placeholder={t('desk.staff.wish.choose')}
        options={people.filter(({ endedAt }) => endedAt === null).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => change({ staffId: target.value })}
      />
    )}
  </Field>
);

/** A role or an act from their lists, with what it means. */
const What = ({ draft, faults, change }: WishFieldsProps) => {
  const isLoan = draft.kind === 'act_lent';
  const what = isLoan ? 'act' : 'role';
  const options = isLoan
    ? actNames.map((act) => ({ value: act, label: t(`desk.act.${act}.name`) }))
    : roles.map((role) => ({ value: role, label: t(`desk.role.${role}.name`) }));
  return (
    <Field label={t(`desk.staff.wish.${what}`)} error={errorOf(faults, what, 'too_much')} required>
      {(control) => (
        <Select
          {...control}
          value={draft[what]}
          placeholder={t('desk.staff.wish.choose')}
          options={options}
          onChange={({ target }) => change({ [what]: target.value })}
        />
      )}
    </Field>
  );
};

const Until = ({ draft, faults, change }: WishFieldsProps) => {
  const isLoan = draft.kind === 'act_lent';
  return (
    <Field
      label={t('desk.staff.wish.until')}
      hint={isLoan ? t('desk.staff.wish.until_hint') : t('desk.staff.wish.until_empty')}
      error={errorOf(faults, 'until', 'until_far')}
      required={isLoan}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={draft.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      )}
    </Field>
  );
};

/** The fields of a proposal, by its kind. */
export const WishFields = (props: WishFieldsProps) => {
  const { kind } = props.draft;
  if (kind === 'staff_invited') return <Invite {...props} />;
  return (
    <>
      <Who {...props} />
      {kind !== 'keys_renewed' && <What {...props} />}
      {kind !== 'keys_renewed' && <Until {...props} />}
    </>
  );
};
