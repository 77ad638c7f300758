import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Facts } from '#domain/result.ts';
import { hasWords, ready, t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { $toasts, type Message, type Toast, takeToasts, toastMs } from '#stores/shell/toasts.ts';
import { ToastHost, toast } from '#ui/Toast.tsx';

type Worded = Exclude<Message, { text: string }>;

const wordsOf = (message: Worded): readonly [key: WordKey, facts?: Facts] => {
  if ('error' in message) return failWords({ code: message.error, ...(message.facts ? { facts: message.facts } : {}) });
  return message.facts ? [`toasts.${message.toast}`, message.facts] : [`toasts.${message.toast}`];
};

const keyOf = (message: Worded): WordKey => wordsOf(message)[0];

const textOf = (message: Message): string => {
  if ('text' in message) return message.text;
  return hasWords(keyOf(message)) ? t(...wordsOf(message)) : t('toasts.words_failed');
};

/** A live region is heard only when it stood there before its message. */
const regionStands = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** The words of rarer errors are not in the page: they are fetched before anything is said, so that the order stays. */
const say = async (messages: readonly Toast[]): Promise<void> => {
  const lacksWords = messages.some(({ message }) => !('text' in message) && !hasWords(keyOf(message)));
  await (lacksWords ? ready() : regionStands());
  for (const { kind, message } of messages) toast(kind, textOf(message), toastMs);
};

/** An open modal dialog makes everything outside of it inert, so the messages must stand inside of the topmost one. */
const topmost = (): Element =>
  [...document.querySelectorAll('dialog:modal, .chat-panel:popover-open')].at(-1) ?? document.body;

/** Where the messages of the stores become toasts. */
export function Toasts() {
  const waiting = useStore($toasts);
  const [place, setPlace] = useState<Element | null>(null);

  useEffect(() => {
    const follow = (): void => setPlace(topmost());
    follow();
    // Opening and closing a dialog moves the focus in and back out.
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  useEffect(() => {
    if (waiting.length === 0) return;
    setPlace(topmost());
    void say(takeToasts());
  }, [waiting]);

  return place && createPortal(<ToastHost label={t('toasts.region')} closeLabel={t('toasts.close')} />, place);
}
