import { useStore } from '@nanostores/react';
import type { Words } from '#i18n/keys.ts';
import { $liabilityFile, checkLiabilityFile } from '#stores/history/liabilities.ts';
import { guarded } from '#ui/guarded.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Verdict } from './Verdict.tsx';
import { sayFrom } from './words.ts';

/** A proof that was kept, verified on this device. */
export const KeptProof = guarded(function KeptProof({ words }: { words: Words }) {
  const say = sayFrom(words);
  const shown = useStore($liabilityFile, { ssr: 'initial' });
  return (
    <div className="grid gap-6 rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <FileDrop
        label={say('drop')}
        hint={say('drop_hint')}
        accept=".json,application/json"
        onFile={(file) => void checkLiabilityFile(file)}
      />
      <div role="status" className="empty:hidden">
        {(shown.state === 'no_proof' || shown.state === 'too_large') && <p className="text-red">{say(shown.state)}</p>}
        {shown.state === 'done' && <Verdict value={shown.value} say={say} />}
      </div>
    </div>
  );
});
