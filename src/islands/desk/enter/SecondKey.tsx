import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { addOwnKey, type KeyCode } from '#stores/desk/enter.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Fault } from '../kit/Fault.tsx';

/** Somebody has just come in: a second way in is offered, and may wait. */
export function SecondKey() {
  const [state, setState] = useState<'offered' | 'working' | 'done'>('offered');
  const [fault, setFault] = useState<KeyCode | null>(null);
  const add = async (): Promise<void> => {
    setState('working');
    setFault(null);
    const code = await addOwnKey();
    setFault(code);
    setState(code === null ? 'done' : 'offered');
  };
  const isDone = state === 'done';
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="heading mb-1 text-3xl">{t('desk.enter.second_title')}</h1>
        <p role="status" className="flex gap-1.5 text-sm text-ivory-300">
          {isDone && <Icon name="check" className="size-5 shrink-0 text-felt" />}
          {t(isDone ? 'desk.enter.second_done' : 'desk.enter.second_text')}
        </p>
      </div>
      <Fault code={fault} />
      <div className="flex flex-wrap gap-2">
        {!isDone && (
          <Button ref={focusFirst} busy={state === 'working'} onClick={() => void add()}>
            {t('desk.enter.second_add')}
          </Button>
        )}
        <ButtonLink href="/desk" variant={isDone ? 'primary' : 'ghost'}>
          {t(isDone ? 'desk.enter.go_on' : 'desk.enter.later')}
        </ButtonLink>
      </div>
    </div>
  );
}
