import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $desk, mayAt } from '#stores/desk/me.ts';
import { type PlayerAct, possibleActs, rightFor } from '#stores/desk/player-acts.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ActSheet } from './ActSheet.tsx';

/** What who is here may do with this account as it stands, and what came of the last of it. */
export function PlayerActs({ data, reload }: { data: DeskPlayer; reload: () => Promise<unknown> }) {
  const at = useStore($desk);
  const [act, setAct] = useState<PlayerAct | null>(null);
  const [done, setDone] = useState('');
  const mayReport = mayAt(at, 'risk.open');
  const acts = possibleActs(data).filter((one) => mayAt(at, rightFor[one]));
  return (
    <>
      {(acts.length > 0 || mayReport) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {acts.map((one) => (
            <Button key={one} size="sm" variant="secondary" onClick={() => setAct(one)}>
              {t(`deskplayers.act.${one}.open`)}
            </Button>
          ))}
          {mayReport && (
            <ButtonLink size="sm" variant="ghost" href={`/desk/risk?about=${data.player.id}`}>
              {t('deskplayers.suspicion')}
            </ButtonLink>
          )}
        </div>
      )}
      <p role="status" className={done === '' ? 'sr-only' : 'text-sm text-felt'}>
        {done}
      </p>
      {act !== null && (
        <ActSheet
          act={act}
          data={data}
          reload={reload}
          onClose={() => setAct(null)}
          onDone={(words) => {
            setDone(words);
            setAct(null);
          }}
        />
      )}
    </>
  );
}
