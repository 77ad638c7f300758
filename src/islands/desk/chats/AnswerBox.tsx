import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { chatMessageMax } from '#contract/chat-message.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { $drafts, sendAnswer, typeAnswer } from '#stores/desk/chats.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Fault } from '../kit/Fault.tsx';

/** The answer to a conversation; Ctrl+Enter sends it. What was typed stays until it is sent. */
export function AnswerBox({ id, isVisitor }: { id: string; isVisitor: boolean }) {
  const text = useStore($drafts)[id] ?? '';
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const isChanged = fault === 'changed_since_shown';
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = await sendAnswer(id);
    setBusy(false);
    setFault(answer === null || answer.ok ? null : answer.code);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className="grid gap-3 border-t border-ink-600 pt-3">
      <Field
        label={t('deskwork.chats.answer')}
        hint={t(isVisitor ? 'deskwork.chats.by_mail' : 'deskwork.chats.in_chat')}
      >
        {(control) => (
          <textarea
            {...control}
            value={text}
            rows={4}
            maxLength={chatMessageMax}
            onChange={({ target }) => typeAnswer(id, target.value)}
            onKeyDown={onKeyDown}
            className={controlStyle('py-2 text-sm')}
          />
        )}
      </Field>
      <p
        role="status"
        className={isChanged ? 'rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright' : 'sr-only'}
      >
        {isChanged && t('deskwork.chats.changed')}
      </p>
      <Fault code={isChanged ? null : fault} />
      <Button size="sm" className="justify-self-start" busy={busy} off={text.trim() === ''} onClick={() => void send()}>
        {t('deskwork.chats.send')}
      </Button>
    </div>
  );
}
