import { useState } from 'react';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import {
  type ShownHead,
  type StampAuthority,
  saveCertificates,
  saveHeadBytes,
  saveStamp,
  verifyCommand,
} from '#stores/history/head-stamp.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { showSigned } from './HeadCard.tsx';
import type { Say } from './words.ts';

type State = 'idle' | 'working' | 'failed';

/** The files of a stamp, and the command that verifies it with them. */
function Files({ head, authority, say }: { head: ShownHead; authority: StampAuthority | undefined; say: Say }) {
  const [state, setState] = useState<State>('idle');
  const saveIt = async () => {
    setState('working');
    setState((await saveStamp(head)) ? 'idle' : 'failed');
  };
  const command = verifyCommand(head);
  return (
    <div className="grid max-w-[48rem] gap-3 pt-2 pb-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" busy={state === 'working'} onClick={() => void saveIt()}>
          {say('stamp_file')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveHeadBytes(head)}>
          {say('stamp_bytes')}
        </Button>
        {authority && (
          <Button variant="secondary" size="sm" onClick={() => saveCertificates(authority)}>
            {say('stamp_certificates')}
          </Button>
        )}
      </div>
      <p role="status" className="text-red empty:hidden">
        {state === 'failed' && say('stamp_failed')}
      </p>
      <p className="text-ivory-300">{say('stamp_command')}</p>
      <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4">
        <code translate="no" className="font-mono text-sm wrap-anywhere">
          {command}
        </code>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={command} label={say('copy_command')} copied={say('copied')} failed={say('copy_failed')} />
        </div>
      </div>
      <p className="text-ivory-300">{say(authority?.isSandbox ? 'stamp_sandbox' : 'stamp_own')}</p>
    </div>
  );
}

type HeadStampProps = { head: ShownHead; authority: StampAuthority | undefined; say: Say };

/** By when a head was there, in somebody else’s words; nothing where nobody stamps heads. */
export function HeadStamp({ head, authority, say }: HeadStampProps) {
  const { stamp } = head;
  if (!stamp) return authority ? <p className="pb-3 text-ivory-500">{say('not_stamped')}</p> : null;
  return (
    <details className="group min-w-0 pb-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-ivory-300 hover:text-ivory-100 [&::-webkit-details-marker]:hidden">
        <Icon name="history" className="size-4 shrink-0" />
        <span>{say('stamped', { by: stamp.by, time: showSigned(stamp.at) })}</span>
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <Files head={head} authority={authority} say={say} />
    </details>
  );
}
