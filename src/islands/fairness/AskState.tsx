import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';

type Props = {
  state: string;
  say: (name: 'working' | 'offline' | 'failed') => string;
};

/** That the house is asked, or why it did not answer. Text beside a picture has an element of its own: a translation takes it out. */
export function AskState({ state, say }: Props) {
  if (state === 'idle' || state === 'working')
    return (
      <p className="flex min-h-8 items-center gap-2 text-ivory-300">
        <Spinner /> <span>{say('working')}</span>
      </p>
    );
  if (state !== 'offline' && state !== 'failed') return null;
  return (
    <p className="flex items-start gap-2 text-red">
      <Icon name="alert" className="size-6 shrink-0" /> <span>{say(state)}</span>
    </p>
  );
}
