import { useStore } from '@nanostores/react';
import { type ChangeEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { type Country, dialledName } from '#stores/profile/countries.ts';
import { $phones, loadPhones } from '#stores/profile/phone.ts';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { pasteWhole } from '#ui/paste-whole.ts';

type PhoneFieldProps = {
  number: string;
  /** Whose number it is: an ISO code, or empty while nobody said. */
  country: string;
  countries: readonly Country[];
  /** The country that is likely, taken when the field is reached. */
  guess: string;
  error: string | undefined;
  onNumber: (number: string) => void;
  onCountry: (country: string) => void;
};

/** A phone number as its country writes it, formatted while it is typed. What formats it is loaded when the field is reached. */
export function PhoneField({ number, country, countries, guess, error, onNumber, onCountry }: PhoneFieldProps) {
  const phones = useStore($phones);
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Formatting moves what was typed, and the caret with it.
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === box.current)
      box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const listed = countries.find(({ code }) => code === country)?.dialingCode;
  const code = useMemo(() => (country === '' ? undefined : phones?.callingCode(country)), [phones, country]) ?? listed;

  const reach = (): void => {
    // Without it the number is taken as typed, and the server says whether it is one.
    void loadPhones().catch(() => undefined);
    if (country === '' && guess !== '') onCountry(guess);
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = currentTarget;
    if (phones === null) {
      onNumber(value);
      return;
    }
    const next = phones.edit({ country, before: number, typed: value, caret: selectionStart ?? value.length });
    caret.current = next.caret;
    if (next.country !== undefined) onCountry(next.country);
    onNumber(next.text);
  };

  return (
    <Field label={t('profile.phoneNumber')} hint={t('profile.phone_hint')} error={error}>
      {(control) => (
        <span className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
          <span className="relative block">
            <select
              aria-label={t('profile.calling_code')}
              name="phoneCountry"
              autoComplete="tel-country-code"
              value={country}
              onFocus={reach}
              onChange={(event) => onCountry(event.currentTarget.value)}
              className={controlStyle('appearance-none text-transparent [&>option]:text-ivory-100')}
            >
              <option value="">{t('profile.code')}</option>
              {countries.map((one) => (
                <option key={one.code} value={one.code}>
                  {dialledName(one)}
                </option>
              ))}
            </select>
            <span aria-hidden="true" className="pointer-events-none absolute top-3 left-3 text-ivory-100">
              {code === undefined || code === '' ? (
                <span className="text-ivory-300">{t('profile.code')}</span>
              ) : (
                `+${code}`
              )}
            </span>
            <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5 text-ivory-300" />
          </span>
          <Input
            {...control}
            ref={box}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            onPaste={pasteWhole}
            value={number}
            onFocus={reach}
            onChange={type}
          />
        </span>
      )}
    </Field>
  );
}
