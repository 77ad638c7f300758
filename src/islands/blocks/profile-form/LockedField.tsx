import { t } from '#i18n/client.ts';
import type { ShownField } from '#stores/profile/profile-fields.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';

/** A value that stands: to be read and copied, not to be changed. */
export function LockedField({ field, value }: { field: ShownField; value: string }) {
  return (
    <Field label={t(`profile.${field}`)}>
      {(control) => (
        <span className="relative block">
          <Input {...control} readOnly value={value} className="pr-11 read-only:bg-ink-700 read-only:text-ivory-300" />
          <Icon name="lock" className="pointer-events-none absolute top-3 right-3 size-5 text-ivory-500" />
        </span>
      )}
    </Field>
  );
}
