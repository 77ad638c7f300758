import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/client.ts';
import { forgetAutoplay } from '#stores/play/autoplay.ts';
import { $turbo, setTurbo } from '#stores/play/turbo.ts';
import type { RoundView } from '../round/use-round.ts';
import { TrayAction } from './TrayAction.tsx';

const AutoplayDialog = lazy(async () => ({ default: (await import('./AutoplayDialog.tsx')).AutoplayDialog }));

type PlayOptionsProps = { round: RoundView; stakeMinor: bigint; enabled: boolean };

/** What the operator's jurisdiction allows beyond a press a round: a series of rounds, and results at once. Mostly nothing. */
export function PlayOptions({ round, stakeMinor, enabled }: PlayOptionsProps) {
  const { session } = round;
  const turbo = useStore($turbo);
  const [asking, setAsking] = useState(false);
  const ask = (): void => {
    forgetAutoplay();
    setAsking(true);
  };
  return (
    <>
      {session.turbo && (
        <TrayAction
          icon="turbo"
          hint={t('table.turbo_hint')}
          enabled={enabled}
          pressed={turbo}
          onPress={() => setTurbo(!turbo)}
        >
          {t('table.turbo')}
        </TrayAction>
      )}
      {session.autoplay && (
        <TrayAction icon="rebet" enabled={enabled} onPress={ask}>
          {t('table.autoplay')}
        </TrayAction>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AutoplayDialog session={session} stakeMinor={stakeMinor} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
