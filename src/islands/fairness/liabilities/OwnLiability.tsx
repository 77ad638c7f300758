import { useStore } from '@nanostores/react';
import { $ownLiability, proveOwn } from '#stores/history/liabilities.ts';
import { $session } from '#stores/session/session.ts';
import { openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Verdict } from './Verdict.tsx';
import type { Say } from './words.ts';

/** Whether the player's own money is in the sums of a day: asked for, and verified here. */
export function OwnLiability({ day, say }: { day: string; say: Say }) {
  const { authenticated } = useStore($session, { ssr: 'initial' });
  const shown = useStore($ownLiability, { ssr: 'initial' });
  const isOf = shown.state === 'done' && shown.value.report.statement?.day === day;
  return (
    <section aria-labelledby="own-title" className="grid gap-4 rounded-lg border border-brass p-4 sm:p-6">
      <div>
        <h3 id="own-title" className="heading text-2xl">
          {say('own_title')}
        </h3>
        <p className="mt-2 max-w-[42rem] text-ivory-300">{say('own_lead')}</p>
      </div>
      {authenticated ? (
        <Button busy={shown.state === 'working'} className="justify-self-start" onClick={() => void proveOwn(day)}>
          {say('own_check', { day })}
        </Button>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => openModal('sign-in')}>
          {say('sign_in')}
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {isOf && <Verdict value={shown.value} say={say} canSave />}
        {(shown.state === 'offline' || shown.state === 'failed' || shown.state === 'none') && (
          <p className="text-red">{say(shown.state === 'none' ? 'not_kept' : shown.state)}</p>
        )}
      </div>
    </section>
  );
}
