import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { $keyAction, $passkeys, addPasskey } from '#stores/security/passkeys.ts';
import { hasPasskeys } from '#stores/session/passkey-support.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { Section } from './Section.tsx';

function AddButton() {
  const action = useStore($keyAction);
  return (
    <Button variant="secondary" busy={action === 'add'} onClick={() => void addPasskey()}>
      <Icon name="plus" className="size-5" />
      {t('security.passkey_add')}
    </Button>
  );
}

/** The player's passkeys: what they are for, which there are, and one more. */
export function Passkeys() {
  const { data: passkeys, error } = useStore($passkeys);
  const failed = passkeys === undefined ? failOf(error) : undefined;
  const isAble = hasPasskeys();
  return (
    <Section id="passkeys" title={t('security.passkey_title')} lead={t('security.passkey_lead')}>
      {failed && <Failed failed={failed} retry={() => $passkeys.revalidate()} />}
      {!failed && passkeys === undefined && <Skeleton className="h-40" />}
      {passkeys?.length === 0 && (
        <EmptyState icon="key" title={t('security.passkey_none')} action={isAble && <AddButton />}>
          {t(isAble ? 'security.passkey_none_text' : 'security.passkey_unable')}
        </EmptyState>
      )}
      {passkeys && passkeys.length > 0 && (
        <>
          <ul className="divide-y divide-ink-600 border-y border-ink-600">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
          {isAble ? (
            <div>
              <AddButton />
            </div>
          ) : (
            <p className="text-sm text-ivory-300">{t('security.passkey_unable')}</p>
          )}
        </>
      )}
    </Section>
  );
}
