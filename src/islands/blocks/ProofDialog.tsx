import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { closeProof, prove } from '#stores/security/proof.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';

/** Asks for the password before the ways to sign in are changed; what was begun goes on by itself. */
export function ProofDialog() {
  const form = useFreshForm({ schema: ({ passwordProofSchema }) => passwordProofSchema, initial: { password: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: prove });
  return (
    <Dialog
      open
      onClose={() => closeProof()}
      title={t('security.page_proof_title')}
      lead={t('security.page_proof_lead')}
      closeLabel={t('auth.close')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          label={t('auth.password')}
          error={wordOf(fault('password'))}
          {...field('password', focusFirst)}
        />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.code_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
