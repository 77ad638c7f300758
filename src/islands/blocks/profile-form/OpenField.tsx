import type { ProfileValues } from '#contract/forms/profile.ts';
import { birthDays } from '#domain/identity/age.ts';
import { datePartly, datePlaceholder } from '#domain/identity/typed-date.ts';
import { phoneFault } from '#domain/identity/typed-phone.ts';
import { t } from '#i18n/client.ts';
import type { Country } from '#stores/profile/countries.ts';
import type { OpenField as Name } from '#stores/profile/profile-fields.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { DayInput } from '../DayInput.tsx';
import { PhoneField } from './PhoneField.tsx';
import { wrongWords } from './words.ts';

type OpenFieldProps = {
  field: Name;
  values: ProfileValues;
  error: string | undefined;
  required: boolean;
  countries: readonly Country[];
  /** The profile's own country, when it stands already. */
  home: string;
  onChange: (field: keyof ProfileValues, value: string) => void;
};

/** How each text is called by browsers that fill in forms, and how long it may be. */
const texts = {
  nickName: { autoComplete: 'nickname', maxLength: 40 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
  state: { autoComplete: 'address-level1', maxLength: 100 },
  address: { autoComplete: 'address-line1', maxLength: 200 },
  address2: { autoComplete: 'address-line2', maxLength: 200 },
  zipCode: { autoComplete: 'postal-code', maxLength: 16 },
} as const;

type DateBoxProps = Pick<OpenFieldProps, 'error' | 'required' | 'onChange'>;

/** The browser's own picker. It keeps what is typed by itself, and tells of a date once the date is whole. */
function DateBox({ error, required, onChange }: DateBoxProps) {
  const { first, last } = birthDays(new Date());
  const tell = ({ value, validity }: HTMLInputElement): void =>
    onChange('dateOfBirth', value || (validity.badInput ? datePartly : datePlaceholder));
  return (
    <Field label={t('profile.dateOfBirth')} hint={t('profile.birth_hint')} error={error} required={required}>
      {(control) => (
        <DayInput
          {...control}
          name="dateOfBirth"
          autoComplete="bday"
          min={first}
          max={last}
          onInput={(event) => tell(event.currentTarget)}
          // Enter sends the form, and half a date with it.
          onKeyDown={(event) => tell(event.currentTarget)}
          onBlur={(event) => tell(event.currentTarget)}
        />
      )}
    </Field>
  );
}

/** A field that may be filled in. */
export function OpenField({ field, values, error: code, required, countries, home, onChange }: OpenFieldProps) {
  const error = wrongWords(code);
  switch (field) {
    case 'dateOfBirth':
      return <DateBox error={error} required={required} onChange={onChange} />;
    case 'phoneNumber':
      return (
        <PhoneField
          number={values.phoneNumber}
          country={values.phoneCountry}
          countries={countries}
          guess={values.country || home}
          // Said while it is typed: what no number has is no better once there is more of it.
          error={wrongWords(phoneFault(values.phoneNumber)) ?? error}
          onNumber={(number) => onChange('phoneNumber', number)}
          onCountry={(country) => onChange('phoneCountry', country)}
        />
      );
    case 'gender':
    case 'country': {
      const genders = [
        { value: 'Male', label: t('profile.male') },
        { value: 'Female', label: t('profile.female') },
      ];
      return (
        <Field label={t(`profile.${field}`)} error={error} required={required}>
          {(control) => (
            <Select
              {...control}
              name={field}
              autoComplete={field === 'country' ? 'country' : 'sex'}
              placeholder={t('profile.choose')}
              options={
                field === 'gender' ? genders : countries.map(({ code: value, name: label }) => ({ value, label }))
              }
              value={values[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
            />
          )}
        </Field>
      );
    }
    default:
      return (
        <Field
          label={t(`profile.${field}`)}
          hint={field === 'nickName' && t('profile.nick_hint')}
          error={error}
          required={required}
        >
          {(control) => (
            <Input
              {...control}
              {...texts[field]}
              name={field}
              value={values[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
            />
          )}
        </Field>
      );
  }
}
