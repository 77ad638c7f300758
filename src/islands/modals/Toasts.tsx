import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasWords, ready, t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { $toasts, type Message, type Toast, takeToasts, toastMs } from '#stores/toasts.ts';
import { ToastHost, toast } from '#ui/Toast.tsx';

const keyOf = (message: Exclude<Message, { text: string }>): WordKey =>
  'toast' in message ? `toasts.${message.toast}` : `errors.${message.error}`;

const textOf = (message: Message): string => {
  if ('text' in message) return message.text;
  const key = keyOf(message);
  return hasWords(key) ? t(key, message.facts) : t('toasts.words_failed');
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
const topmost = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

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
