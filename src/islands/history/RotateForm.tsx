import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $rotating, rotateSeeds } from '#stores/history/fairness.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

/** Ends the present pair, optionally with a client seed of the player's own choice for the next. */
export function RotateForm() {
  const busy = useStore($rotating);
  const [clientSeed, setClientSeed] = useState('');
  const [isWrong, setWrong] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('clientSeed');
    const wrong = await rotateSeeds(clientSeed.trim());
    setWrong(wrong !== undefined);
    if (wrong === undefined) setClientSeed('');
    else if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('fairness.new_client_seed')}
        hint={t('fairness.rotate_hint')}
        error={isWrong ? t('fairness.client_seed_invalid') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="clientSeed"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={clientSeed}
            onChange={(event) => setClientSeed(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {t('fairness.rotate')}
      </Button>
    </form>
  );
}
