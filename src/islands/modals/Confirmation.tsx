import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { answerQuestion, type Question } from '#stores/shell/confirmation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';

/** Asks whether something shall be done. The focus begins on the answer that changes nothing when the other cannot be taken back. */
export function Confirmation({ question: { title, description, approve, tone } }: { question: Question }) {
  const isDanger = tone === 'danger';
  if (!useWords()) return null;
  return (
    <Dialog open onClose={() => answerQuestion(false)} title={title} closeLabel={t('auth.close')}>
      <p className="mb-6 whitespace-pre-line text-ivory-300">{description}</p>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          ref={isDanger ? undefined : focusFirst}
          onClick={() => answerQuestion(true)}
        >
          {approve}
        </Button>
        <Button variant="secondary" ref={isDanger ? focusFirst : undefined} onClick={() => answerQuestion(false)}>
          {t('account.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
