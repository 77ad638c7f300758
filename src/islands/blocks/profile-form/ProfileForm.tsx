import { useStore } from '@nanostores/react';
import { useDeferredValue, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { useCallForm, useFreshForm, useTyped } from '#islands/blocks/form/use-call-form.ts';
import { failOf } from '#stores/calls/query.ts';
import { $countries, type Country } from '#stores/profile/countries.ts';
import { $profile, type Profile } from '#stores/profile/profile.ts';
import { openFields, type ShownField, shownValue } from '#stores/profile/profile-fields.ts';
import { emptyProfile, profileFaults, saveProfile } from '#stores/profile/profile-form.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { LockedField } from './LockedField.tsx';
import { OpenField } from './OpenField.tsx';
import { PromoToggle } from './PromoToggle.tsx';

const words = ['common', 'profile'] as const;

const groups = [
  { title: 'profile.about_title', fields: ['firstName', 'lastName', 'nickName', 'dateOfBirth', 'gender'] },
  { title: 'profile.contact_title', fields: ['email', 'phoneNumber'] },
  { title: 'profile.address_title', fields: ['country', 'city', 'state', 'zipCode', 'address', 'address2'] },
] as const satisfies readonly { title: string; fields: readonly ShownField[] }[];

/** What is long has a line of its own. */
const wide: readonly ShownField[] = ['email', 'address', 'address2'];

type ProfileFormProps = {
  /** Only these, and none of them may stay empty: what a payment needs. All, in groups, when nothing is said. */
  fields?: readonly ShownField[];
  /** Shows whether promotions come by mail, and lets the player change it. */
  promotion?: boolean;
  /** Called with the profile as saved. */
  onSaved?: (profile: Profile) => void;
};

/**
 * Whether the form is drawn yet: the long lists of countries are drawn once, with what is in them, and bit by bit. What stands
 * above the form comes with it.
 */
export const useDrawnForm = (): boolean => {
  const { data: profile } = useStore($profile);
  const { data: countries, error } = useStore($countries);
  return useDeferredValue(profile !== undefined && (countries !== undefined || error !== undefined), false);
};

/** The player's profile: what stands is locked, what is empty can be filled in, once. */
export function ProfileForm(props: ProfileFormProps) {
  const hasWords = useWordsState(words);
  const { data: profile, error } = useStore($profile);
  const { data: countries, error: countriesError } = useStore($countries);
  const isDrawn = useDrawnForm();
  const failed = profile === undefined ? failOf(error) : undefined;
  if (hasWords && failed)
    return (
      <ErrorState
        title={t('profile.failed')}
        action={<Button onClick={() => $profile.revalidate()}>{t('profile.retry')}</Button>}
      >
        {t(`errors.${failed.code}`)}
      </ErrorState>
    );
  if (!hasWords || !isDrawn || profile === undefined)
    return (
      <div aria-busy="true" className={cx('grid gap-4', !props.fields && 'sm:grid-cols-2')}>
        {(props.fields ?? groups.flatMap(({ fields }) => fields)).map((field) => (
          <Skeleton key={field} className="h-20" />
        ))}
      </div>
    );
  return (
    <Form {...props} profile={profile} countries={countries ?? []} countriesFailed={countriesError !== undefined} />
  );
}

type FormProps = ProfileFormProps & {
  profile: Profile;
  countries: readonly Country[];
  countriesFailed: boolean;
};

function Form({ fields, promotion, onSaved, profile, countries, countriesFailed }: FormProps) {
  const chosenPromo = useRef<boolean>(undefined);
  const required = fields !== undefined;
  const shown: readonly ShownField[] = fields ?? groups.flatMap((group) => group.fields);
  const form = useFreshForm({
    schema: ({ profileSchema }) => profileSchema,
    faults: (typed) => profileFaults(typed, shown, required),
    initial: emptyProfile,
  });
  const values = useTyped(form);
  const { busy, submit, fault, set } = useCallForm(form, {
    send: (checked) =>
      saveProfile(checked, {
        fields: shown,
        promo: chosenPromo.current,
        onSaved: (saved) => onSaved?.(saved),
      }),
  });
  const open = openFields(profile, shown);

  const one = (name: ShownField) => {
    const field = open.find((candidate) => candidate === name);
    if (field === undefined)
      return <LockedField field={name} value={shownValue(profile, name, countries) ?? t('profile.not_given')} />;
    return (
      <OpenField
        field={field}
        values={values}
        error={fault(field)}
        required={required}
        countries={countries}
        home={profile.userDetails.country ?? ''}
        onChange={set}
      />
    );
  };

  const block = (names: readonly ShownField[]) => (
    <div className={cx('grid gap-x-6 gap-y-5', !required && 'sm:grid-cols-2')}>
      {names.map((name) => (
        <div key={name} className={!required && wide.includes(name) ? 'sm:col-span-2' : undefined}>
          {one(name)}
        </div>
      ))}
    </div>
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      {countriesFailed && (
        <ErrorState
          title={t('profile.countries_failed')}
          action={<Button onClick={() => $countries.revalidate()}>{t('profile.retry')}</Button>}
        />
      )}
      {fields
        ? block(fields)
        : groups.map((group) => (
            <fieldset key={group.title} className="rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6">
              <legend className="float-left mb-5 w-full text-xl font-semibold">{t(group.title)}</legend>
              <div className="clear-both">{block(group.fields)}</div>
            </fieldset>
          ))}
      {open.length > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="lg" busy={busy} className={required ? 'w-full' : 'max-sm:w-full'}>
            {t('profile.save')}
          </Button>
          <p className="max-w-[28rem] text-sm text-ivory-300">{t('profile.save_note')}</p>
        </div>
      )}
      {promotion && (
        <section
          aria-label={t('profile.promos_title')}
          className="rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6"
        >
          <PromoToggle
            on={profile.userDetails.receiveEmailPromo}
            onChosen={(on) => {
              chosenPromo.current = on;
            }}
          />
        </section>
      )}
    </form>
  );
}
