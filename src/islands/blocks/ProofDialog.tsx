import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { submitting, wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { closeProof, proofForm } from '#stores/security/proof.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';

/** Asks for the password before the ways to sign in are changed; what was begun goes on by itself. */
export function ProofDialog() {
  const { values, errors, busy } = useStore(proofForm.$state);
  return (
    <Dialog
      open
      onClose={() => closeProof()}
      title={t('security.page_proof_title')}
      lead={t('security.page_proof_lead')}
      closeLabel={t('auth.close')}
    >
      <form noValidate onSubmit={submitting(proofForm)} className="grid gap-4">
        <PasswordField
          label={t('auth.password')}
          error={wordOf(errors.password)}
          value={values.password}
          onChange={(event) => proofForm.setValue('password', event.currentTarget.value)}
          ref={focusFirst}
        />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.code_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
