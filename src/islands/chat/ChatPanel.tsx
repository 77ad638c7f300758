import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { chatMessageMax } from '#contract/chat-message.ts';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { focusField } from '#islands/blocks/focus-field.ts';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { showTime } from '#stores/format/time.ts';
import { $chat, type ChatMessage, followChat, loadChat, sendChat } from '#stores/inbox/chat.ts';
import { markAnswersRead } from '#stores/inbox/chat-news.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/Field.tsx';

const files: readonly Namespace[] = ['common', 'inbox'];

const form = createCallForm({
  schema: ({ chatSchema }) => chatSchema($chat.get().who === 'visitor'),
  initial: { email: '', message: '' },
});

const wordsOf = (code: string | undefined): string | undefined => {
  if (code === 'message_required') return t('inbox.chat_message_required');
  return code === 'message_long' ? t('inbox.chat_message_long', { max: chatMessageMax }) : wordOf(code);
};

function Message({ message }: { message: ChatMessage }) {
  const own = message.from === 'player';
  return (
    <li className={cx('max-w-[85%] rounded-lg px-3 py-2', own ? 'ml-auto bg-ink-600' : 'mr-auto bg-felt-dim')}>
      <span className="sr-only">{t(own ? 'inbox.chat_you' : 'inbox.chat_support')}: </span>
      <span className="block whitespace-pre-wrap [overflow-wrap:anywhere]">{message.text}</span>
      <time dateTime={message.at} className="block text-xs text-ivory-500">
        {showTime(message.at)}
      </time>
    </li>
  );
}

function Messages({ messages, isPlayer }: { messages: readonly ChatMessage[]; isPlayer: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message comes into sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    const panel = end.current?.closest('[popover]');
    const onShow = (): void => {
      if (isPlayer && panel?.matches(':popover-open')) void markAnswersRead();
    };
    onShow();
    panel?.addEventListener('toggle', onShow);
    return () => panel?.removeEventListener('toggle', onShow);
  }, [count, isPlayer]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div role="log" aria-label={t('inbox.chat_messages')} tabIndex={0} className="min-h-0 grow overflow-y-auto p-4">
      <p className="mb-4 text-sm text-ivory-300">
        {t(isPlayer ? 'inbox.chat_hint_player' : 'inbox.chat_hint_visitor')}
      </p>
      <ul className="grid gap-3 text-sm">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      <div ref={end} />
    </div>
  );
}

function ChatForm({ visitor }: { visitor: boolean }) {
  const shown = useRef<HTMLFormElement>(null);
  const { email } = useStore($chat);
  const { busy, submit, field, fault } = useCallForm(form, {
    send: async (checked) => {
      const outcome = await sendChat(checked);
      // The next message, or the same again.
      if (shown.current) focusField(shown.current, 'message');
      return outcome;
    },
    onSent: () => form.control.setValue('message', ''),
  });
  useEffect(() => {
    if (email !== '' && form.control.getValues('email') === '') form.control.setValue('email', email);
  }, [email]);
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form ref={shown} noValidate onSubmit={submit} className="grid shrink-0 gap-3 border-t border-ink-600 p-4">
      {visitor && <EmailField label={t('inbox.chat_email')} error={wordsOf(fault('email'))} {...field('email')} />}
      <Field label={t('inbox.chat_message')} error={wordsOf(fault('message'))} required>
        {(control) => (
          <textarea
            {...control}
            {...field('message')}
            rows={2}
            onKeyDown={onKey}
            className={controlStyle('resize-none py-2.5')}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t('inbox.chat_send')}
      </Button>
    </form>
  );
}

/** The conversation with support: a player's with its answers, a visitor's with what this tab wrote. */
export function ChatPanel({ waiting }: { waiting: ReactNode }) {
  const words = useWordsState(files);
  const { who, state, messages } = useStore($chat);
  useEffect(followChat, []);
  if (!words || who === null || state === 'loading') return waiting;
  if (state === 'failed')
    return (
      <div className="grid grow place-content-center justify-items-center gap-3 p-4 text-center">
        <p>{t('inbox.chat_failed')}</p>
        <Button variant="secondary" onClick={() => void loadChat()}>
          {t('account.retry')}
        </Button>
      </div>
    );
  return (
    <>
      <Messages messages={messages} isPlayer={who === 'player'} />
      <ChatForm visitor={who === 'visitor'} />
    </>
  );
}
