import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { openModalOnNextPage } from '#stores/shell/wanted.ts';
import { commitmentsOf } from '#stores/trial/state.ts';
import { $trial, openTrial, type TrialTable as Terms } from '#stores/trial/trial.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FullScreenButton } from '#ui/FullScreenButton.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { GameTable } from './GameTable.tsx';
import { BarEndsContext } from './kit/frame/bar-ends.ts';
import { proofPath } from './kit/result/result-words.ts';

/** Loaded when a player first looks at the seeds: no round waits for what checks it. */
const TrialSeeds = lazy(async () => ({ default: (await import('./TrialSeeds.tsx')).TrialSeeds }));

const files = ['common', 'table', 'trial'] as const;

/** A visitor has no history: what leads to a round's record at a table of the house leads to the record in this tab. */
const useProofLinks = (show: (roundId: string) => void): void => {
  useEffect(() => {
    const lead = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith(proofPath(''))) return;
      event.preventDefault();
      show(href.slice(proofPath('').length));
    };
    document.addEventListener('click', lead, { capture: true });
    return () => document.removeEventListener('click', lead, { capture: true });
  }, [show]);
};

/** The page is one of its own, or a frame on the game's page, which then opens the dialog itself (stores/lobby/try-here.ts). */
const signUpAtHome = (): void => openModalOnNextPage('sign-up');

/** Who has an account plays for money by it. */
function Account({ gamePath }: { gamePath: string }) {
  const isPlayer = document.documentElement.dataset['signedIn'] !== undefined;
  if (isPlayer)
    return (
      <ButtonLink href={gamePath} target="_top" variant="ghost" size="sm">
        {t('trial.account')}
      </ButtonLink>
    );
  return (
    <ButtonLink href="/" target="_top" data-open-modal="sign-up" variant="secondary" size="sm" onClick={signUpAtHome}>
      {t('trial.sign_up')}
    </ButtonLink>
  );
}

const Back = () => (
  <ButtonLink href="/games/all" target="_top" variant="ghost" size="sm">
    <Icon name="arrow-left" className="size-5" />
    <span className="max-sm:sr-only">{t('trial.back')}</span>
  </ButtonLink>
);

type EndProps = { gamePath: string; onSeeds: () => void };

/** The seeds, the whole screen, and the way to play for money. */
function End({ gamePath, onSeeds }: EndProps) {
  const trial = useStore($trial);
  const commitment = trial && commitmentsOf(trial).inUse;
  return (
    <>
      {commitment && (
        <Button variant="ghost" size="sm" onClick={onSeeds}>
          <Icon name="scale" className="size-5" />
          <span className="max-sm:sr-only lg:max-xl:sr-only">{t('trial.seeds')}</span>
        </Button>
      )}
      <FullScreenButton
        labels={[t('trial.full_screen'), t('trial.leave_full_screen')]}
        of={() => document.documentElement}
      />
      <Account gamePath={gamePath} />
    </>
  );
}

/** The bar above the table's own, where a window is too narrow for one. */
const Bar = ({ name, ...end }: EndProps & { name: string }) => (
  <div className="flex items-center gap-1 border-b border-ink-600 bg-ink-800 px-1.5 sm:gap-3 sm:px-3 sm:tall:py-1 lg:hidden">
    <Back />
    <p className="mr-auto flex min-w-0 items-center gap-2 text-sm max-sm:text-xs">
      <span className="truncate leading-tight text-ivory-300">
        {/* The bar of the table names the game where it has the room. */}
        <span aria-hidden="true" className="block truncate text-sm font-semibold text-ivory-100 md:hidden">
          {name}
        </span>
        {t('trial.notice')}
      </span>
    </p>
    <End {...end} />
  </div>
);

/** As high as the bar itself, so that the table stands where it will stay. */
const WaitingBar = () => (
  <div className="border-b border-ink-600 bg-ink-800 sm:tall:py-1 lg:hidden">
    <div className="h-10 pointer-coarse:h-11" />
  </div>
);

type TrialTableProps = {
  readonly gameId: string;
  readonly name: string;
  readonly gamePath: string;
  readonly words: Words;
  readonly terms: Terms;
};

/** A game of the house with play money for who has no account: the same table, and a house of its own in the page. */
export const TrialTable = guarded(function TrialTable({ gameId, name, gamePath, words, terms }: TrialTableProps) {
  takePageWords(words);
  const worded = useWordsState(files);
  const { kind, paceMs } = terms;
  /** The round that is looked at; empty for all of them, undefined while the seeds are closed. */
  const [shown, setShown] = useState<string>();
  const [asked, setAsked] = useState(false);
  if (shown !== undefined && !asked) setAsked(true);
  const open = useCallback((id: string) => openTrial(id, { kind, paceMs }), [kind, paceMs]);
  useProofLinks(setShown);
  const end = { gamePath, onSeeds: () => setShown('') };
  const ends = worded
    ? {
        start: <Back />,
        end: (
          <>
            <span className="text-sm text-ivory-300">{t('trial.notice')}</span>
            <End {...end} />
          </>
        ),
      }
    : {};
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      {worded ? <Bar name={name} {...end} /> : <WaitingBar />}
      <div className="row-start-2 min-h-0">
        <BarEndsContext value={ends}>
          <GameTable gameId={gameId} gamePath={gamePath} words={words} open={open} />
        </BarEndsContext>
      </div>
      {worded && asked && (
        <Suspense fallback={null}>
          <TrialSeeds roundId={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
});
