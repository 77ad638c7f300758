import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { KeyCode } from '#stores/desk/enter.ts';
import type { Me } from '#stores/desk/me.ts';
import { $ownKeys, addShownKey, type OwnKey, removeOwnKey } from '#stores/desk/own-keys.ts';
import { showTime } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fault } from '../kit/Fault.tsx';
import { Sheet } from '../kit/Sheet.tsx';

function KeyRow({ one, isLast, act }: { one: OwnKey; isLast: boolean; act: (doing: Promise<KeyCode | null>) => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <li className="grid gap-2 border-b border-ink-600/60 py-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-sm font-semibold">{one.name}</p>
          <p className="text-xs text-ivory-500">
            {t('desk.own.made', { at: showTime(one.createdAt) })}
            {one.usedAt !== null && ` · ${t('desk.own.used', { at: showTime(one.usedAt) })}`}
          </p>
        </div>
        {!isLast && !asks && (
          <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
            {t('desk.own.remove')}
          </Button>
        )}
      </div>
      {asks && (
        <div className="grid gap-2">
          <p className="text-sm text-ivory-300">{t('desk.own.remove_what')}</p>
          <div className="flex gap-2">
            <Button size="sm" variant="danger" onClick={() => act(removeOwnKey(one.id))}>
              {t('desk.own.remove_now')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsks(false)}>
              {t('desk.own.keep')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

function Keys() {
  const { data, failed } = useStore($ownKeys);
  const [fault, setFault] = useState<KeyCode | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (doing: Promise<KeyCode | null>): Promise<void> => {
    setFault(null);
    setBusy(true);
    setFault(await doing);
    setBusy(false);
  };
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $ownKeys.reload()} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  return (
    <div className="grid gap-3">
      <ul>
        {data.map((one) => (
          <KeyRow key={one.id} one={one} isLast={data.length < 2} act={(doing) => void act(doing)} />
        ))}
      </ul>
      {data.length < 2 && <p className="text-sm text-ivory-300">{t('desk.own.only_one')}</p>}
      <Fault code={fault} />
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        className="justify-self-start"
        onClick={() => void act(addShownKey())}
      >
        {t('desk.own.add')}
      </Button>
    </div>
  );
}

/** Who is signed in: what they are here, and their passkeys. */
export const OwnSheet = ({ open, onClose, me }: { open: boolean; onClose: () => void; me: Me }) => (
  <Sheet open={open} onClose={onClose} title={me.name} lead={t('desk.own.lead')}>
    <section aria-labelledby="own-roles" className="mb-8">
      <h3 id="own-roles" className="mb-2 font-semibold">
        {t('desk.own.roles')}
      </h3>
      <ul className="grid gap-2 text-sm">
        {me.roles.map((role) => (
          <li key={role}>
            <span className="font-semibold">{t(`desk.role.${role}.name`)}</span>
            <span className="block text-ivory-300">{t(`desk.role.${role}.can`)}</span>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="own-keys">
      <h3 id="own-keys" className="mb-1 font-semibold">
        {t('desk.own.keys')}
      </h3>
      <Keys />
    </section>
  </Sheet>
);
