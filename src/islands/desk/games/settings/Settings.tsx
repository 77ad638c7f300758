import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $gameSettings, type Choice, choicesFor, type GameSettings } from '#stores/desk/game-settings.ts';
import { Badge } from '#ui/Badge.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../../kit/DeskFailed.tsx';
import { SettingProposals } from './SettingProposals.tsx';
import { SubjectCard } from './SubjectCard.tsx';
import { VersionList } from './VersionList.tsx';

const shownMax = 12;

const Marks = ({ settings, id }: { settings: GameSettings; id: string }) => {
  const game = settings.games.find((one) => one.id === id);
  if (game === undefined) return null;
  return (
    <>
      {game.isOff && <Badge tone="wrong">{t('deskshelf.state.off')}</Badge>}
      {game.hidden > 0 && <Badge tone="brass">{t('deskshelf.state.hidden', { count: game.hidden })}</Badge>}
      {game.isNarrowed && <Badge tone="quiet">{t('deskshelf.state.narrowed')}</Badge>}
    </>
  );
};

function Finder({ settings, onChoose }: { settings: GameSettings; onChoose: (choice: Choice) => void }) {
  const [typed, setTyped] = useState('');
  const { shown, more } = choicesFor(settings, typed, shownMax);
  return (
    <div className="grid gap-2">
      <div className="max-w-[24rem]">
        <Field label={t('deskshelf.find')} hint={t('deskshelf.find_hint')}>
          {(control) => (
            <Input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
      </div>
      {typed.trim() !== '' && shown.length === 0 && (
        <p className="text-sm text-ivory-300">{t('deskshelf.found_none')}</p>
      )}
      <ul className="grid gap-1 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((choice) => (
          <li key={`${choice.of} ${choice.id}`}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center gap-2 rounded-md border border-ink-600 bg-ink-800 px-3 py-2 text-left text-sm hover:border-brass"
              onClick={() => onChoose(choice)}
            >
              <span className="font-semibold">{choice.name}</span>
              <span className="text-ivory-500">{choice.of === 'studio' ? t('deskshelf.studio') : choice.studio}</span>
              {choice.of === 'game' && <Marks settings={settings} id={choice.id} />}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-ivory-300">{t('deskshelf.found_more', { count: more })}</p>}
    </div>
  );
}

/** What is settled of games and studios, what is proposed, and where more can be proposed. */
export function Settings() {
  const { data, failed } = useStore($gameSettings);
  const [choice, setChoice] = useState<Choice | null>(null);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $gameSettings.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const nameOf = (of: 'game' | 'studio', id: string): string =>
    of === 'studio' ? id : (data.games.find((game) => game.id === id)?.name ?? id);
  return (
    <div className="grid gap-8">
      {choice === null ? (
        <Finder settings={data} onChoose={setChoice} />
      ) : (
        <SubjectCard key={`${choice.of} ${choice.id}`} choice={choice} onClose={() => setChoice(null)} />
      )}
      <SettingProposals proposals={data.proposals} nameOf={nameOf} />
      <VersionList
        title={t('deskshelf.in_force')}
        none={t('deskshelf.nothing_in_force')}
        versions={data.inForce}
        nameOf={nameOf}
      />
      <VersionList
        title={t('deskshelf.history')}
        none={t('deskshelf.nothing_in_force')}
        versions={data.history}
        nameOf={nameOf}
      />
    </div>
  );
}
