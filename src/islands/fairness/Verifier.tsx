import { useEffect, useState } from 'react';
import type { Words } from '#i18n/keys.ts';
import { type Parts, wakeVerifier } from '#stores/history/verifier.ts';
import { guarded } from '#ui/guarded.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { FileCheck } from './FileCheck.tsx';
import { PartsForm } from './PartsForm.tsx';
import type { TriedGame } from './tried-game.ts';
import { sayFrom } from './words.ts';

type Props = { games: readonly TriedGame[]; example: Parts; words: Words };

/** The offline verifier: a whole file of proofs, or one round by its parts. Awake, it has all it needs. */
export const Verifier = guarded(function Verifier({ games, example, words }: Props) {
  const [tab, setTab] = useState<'file' | 'parts'>('file');
  const say = sayFrom(words);
  useEffect(() => void wakeVerifier(), []);
  return (
    <div className="rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <Tabs
        label={say('tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'file', label: say('by_file'), panel: <FileCheck say={say} /> },
          { id: 'parts', label: say('by_parts'), panel: <PartsForm games={games} example={example} say={say} /> },
        ]}
      />
    </div>
  );
});
