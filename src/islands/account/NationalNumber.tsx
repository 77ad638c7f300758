import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isNumbered, type NumberedCountry } from '#domain/registers/national-number.ts';
import { t } from '#i18n/client.ts';
import type { Namespace, WordKey } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { focusField } from '#islands/blocks/focus-field.ts';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { $numbersGiven, fillNationalNumber, numberPlace } from '#stores/profile/national-number.ts';
import { $profile } from '#stores/profile/profile.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Asked for only where a register needs the number. */
const files: readonly Namespace[] = ['nationalnumber'];

type NumberFormProps = {
  country: NumberedCountry;
  /** Of another number in the place of one that was given. */
  onCancel?: () => void;
};

function NumberForm({ country, onCancel }: NumberFormProps) {
  const form = useFreshForm({
    schema: ({ nationalNumberSchema }) => nationalNumberSchema,
    initial: { nationalNumber: '' },
  });
  const { busy, submit, field, fault } = useCallForm(form, { send: fillNationalNumber });
  const wrong = fault('nationalNumber');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever was led here by a refusal: the browser looked for the place before it was there.
    if (box.current && (onCancel !== undefined || window.location.hash === numberPlace))
      focusField(box.current, 'nationalNumber');
  }, [onCancel]);
  return (
    <form ref={box} noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
      <Field
        label={t(`nationalnumber.label_${country}`)}
        hint={t('nationalnumber.hint')}
        error={wrong && t(`nationalnumber.${wrong}` as WordKey)}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...field('nationalNumber')}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(onCancel === undefined ? 'nationalnumber.save' : 'nationalnumber.correct_save')}
        </Button>
        {onCancel !== undefined && (
          <Button variant="ghost" onClick={onCancel}>
            {t('nationalnumber.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The field that had the focus is gone once the number is given or kept: what came of it takes the focus, as it does for whoever was led here. */
function Given({ isNew, isOpen }: { isNew: boolean; isOpen: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew || window.location.hash === numberPlace) line.current?.focus();
  }, [isNew]);
  return (
    <p ref={line} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ivory-300">
      <Badge tone="won">{t('nationalnumber.given')}</Badge>
      {t(isOpen ? 'nationalnumber.open_text' : 'nationalnumber.given_text')}
    </p>
  );
}

type StandingProps = { country: NumberedCountry; isNew: boolean; isOpen: boolean };

/** A number that was given, and the way to another where there is one. */
function Standing({ country, isNew, isOpen }: StandingProps) {
  const [form, setForm] = useState<'unseen' | 'open' | 'cancelled'>('unseen');
  const cancel = useCallback(() => setForm('cancelled'), []);
  if (isOpen && form === 'open')
    return (
      <>
        <p className="max-w-[40rem] text-ivory-300">{t('nationalnumber.correct_lead')}</p>
        <NumberForm country={country} onCancel={cancel} />
      </>
    );
  return (
    <>
      <Given isNew={isNew || form === 'cancelled'} isOpen={isOpen} />
      {isOpen && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setForm('open')}>
          {t('nationalnumber.correct')}
        </Button>
      )}
    </>
  );
}

/** The number by which the register of the player's country knows people: given, corrected a few times, and never shown. */
export function NationalNumber() {
  const hasWords = useWordsState(files) === true;
  const { data: profile } = useStore($profile);
  const country = profile?.userDetails.country ?? null;
  const standing = profile?.nationalNumber ?? null;
  const first = useRef(standing);
  // Each number that is given begins the part anew.
  const given = useStore($numbersGiven);
  if (!isNumbered(country)) return null;
  if (!hasWords) return <Skeleton className="h-64" />;
  return (
    <section
      id="national-number"
      aria-labelledby="national-number-title"
      className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6"
    >
      <h2 id="national-number-title" className="text-xl font-semibold">
        {t('nationalnumber.title')}
      </h2>
      {standing === 'given' || standing === 'open' ? (
        <Standing
          key={given}
          country={country}
          isNew={first.current === 'missing' || given > 0}
          isOpen={standing === 'open'}
        />
      ) : (
        <>
          <p className="max-w-[40rem] text-ivory-300">{t(`nationalnumber.lead_${country}`)}</p>
          <NumberForm country={country} />
        </>
      )}
    </section>
  );
}
