import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { showTime } from '#stores/format/time.ts';
import { $chat, type ChatMessage, chatForm, chatMessageMax, followChat, loadChat } from '#stores/inbox/chat.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/Field.tsx';

const files: readonly Namespace[] = ['common', 'inbox'];

const errorWords = {
  email_required: 'auth.email_required',
  email_format: 'auth.email_format',
  message_required: 'inbox.chat_message_required',
  message_long: 'inbox.chat_message_long',
} as const;
const wordOf = (code: string | undefined): string | undefined => {
  const isKnown = (text: string): text is keyof typeof errorWords => Object.hasOwn(errorWords, text);
  return code !== undefined && isKnown(code)
    ? t(errorWords[code], { max: chatMessageMax })
    : code && t('errors.bad_request');
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

function Messages({ messages, hint }: { messages: readonly ChatMessage[]; hint: string }) {
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message comes into sight
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div role="log" aria-label={t('inbox.chat_messages')} tabIndex={0} className="min-h-0 grow overflow-y-auto p-4">
      <p className="mb-4 text-sm text-ivory-300">{hint}</p>
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
  const { values, errors, busy } = useStore(chatForm.$state);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem((await chatForm.submit()) ?? 'message');
    if (field instanceof HTMLElement) field.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid shrink-0 gap-3 border-t border-ink-600 p-4">
      {visitor && (
        <EmailField
          label={t('inbox.chat_email')}
          error={wordOf(errors.email)}
          value={values.email}
          onChange={(event) => chatForm.setValue('email', event.currentTarget.value)}
        />
      )}
      <Field label={t('inbox.chat_message')} error={wordOf(errors.message)} required>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={2}
            value={values.message}
            onKeyDown={onKey}
            onChange={(event) => chatForm.setValue('message', event.currentTarget.value)}
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
      <Messages messages={messages} hint={t(who === 'player' ? 'inbox.chat_hint_player' : 'inbox.chat_hint_visitor')} />
      <ChatForm visitor={who === 'visitor'} />
    </>
  );
}
