import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $chat, type Conversation } from '#stores/desk/chats.ts';
import { showMinute } from '#stores/format/time.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { useMay } from '../kit/use-may.ts';
import { AnswerBox } from './AnswerBox.tsx';

const Messages = ({ messages }: Pick<Conversation, 'messages'>) => (
  <ol aria-live="polite" className="grid gap-3">
    {messages.map(({ id, fromSupport, text, at }) => (
      <li
        key={id}
        className={cx(
          'max-w-[44rem] rounded-md px-3 py-2 text-sm',
          fromSupport ? 'ml-10 justify-self-end bg-ink-600' : 'mr-10 justify-self-start bg-ink-900',
        )}
      >
        <p className="break-words whitespace-pre-wrap">{text}</p>
        <p className="figures mt-1 text-xs text-ivory-500">
          {t(fromSupport ? 'deskwork.chats.ours' : 'deskwork.chats.theirs')} · {showMinute(at)}
        </p>
      </li>
    ))}
  </ol>
);

/** The conversation that is open, the oldest message first, and the answer to it. */
export function Thread() {
  const { id, data, failed } = useStore($chat);
  const mayAnswer = useMay('chats.answer');
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskwork.chats.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $chat.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { playerId, email, messages } = data;
  return (
    <article className="grid gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-3 border-b border-ink-600 pb-3">
        <h2 className="text-lg font-semibold break-words">{email}</h2>
        {playerId === null ? (
          <p className="text-sm text-ivory-300">{t('deskwork.chats.visitor')}</p>
        ) : (
          <a href={`/desk/players?id=${playerId}`} className="text-sm underline underline-offset-4">
            {t('deskwork.chats.to_player')}
          </a>
        )}
      </header>
      <Messages messages={messages} />
      {mayAnswer ? <AnswerBox key={id} id={id} isVisitor={playerId === null} /> : <NoRight act="chats.answer" />}
    </article>
  );
}
