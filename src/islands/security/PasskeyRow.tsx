import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { showDay } from '#stores/format/time.ts';
import {
  $keyAction,
  $renaming,
  endRename,
  type Passkey,
  removePasskey,
  renamePasskey,
  startRename,
} from '#stores/security/passkeys.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';

function Rename({ present }: { present: string }) {
  const form = useFreshForm({ schema: ({ passkeyNameSchema }) => passkeyNameSchema, initial: { name: present } });
  const { busy, submit, field, fault } = useCallForm(form, { send: renamePasskey });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={t('security.passkey_name')} error={fault('name') && t('security.passkey_name_required')} required>
        {(control) => (
          <Input
            {...control}
            {...field('name', (input) => {
              focusFirst(input);
              input?.focus();
            })}
            autoComplete="off"
            maxLength={60}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="sm" busy={busy}>
          {t('security.passkey_save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={endRename}>
          {t('security.page_cancel')}
        </Button>
      </div>
    </form>
  );
}

const remove = async ({ id, name }: Passkey): Promise<void> => {
  const approved = await askConfirmation({
    title: t('security.passkey_remove_title'),
    description: t('security.passkey_remove_text', { name }),
    approve: t('security.passkey_remove'),
    tone: 'danger',
  });
  if (approved) await removePasskey(id);
};

/** One passkey: its name, when it was added and used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const renaming = useStore($renaming);
  const action = useStore($keyAction);
  const { id, name, synced, createdAt, usedAt } = passkey;
  if (renaming === id)
    return (
      <li className="py-4">
        <Rename present={name} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon name="key" className="size-6 text-ivory-500" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {synced && <Badge>{t('security.passkey_synced')}</Badge>}
        </p>
        <p className="text-sm text-ivory-300">
          {t('security.passkey_added_on', { day: showDay(createdAt) })}
          {' · '}
          {usedAt === null ? t('security.passkey_unused') : t('security.passkey_used_on', { day: showDay(usedAt) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={() => startRename(passkey)}>
          {t('security.passkey_rename')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button variant="ghost" size="sm" busy={action === id} onClick={() => void remove(passkey)}>
          {t('security.passkey_remove')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
