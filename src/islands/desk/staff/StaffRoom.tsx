import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $staff } from '#stores/desk/staff.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { ShownOnce } from '../kit/ShownOnce.tsx';
import { useMay } from '../kit/use-may.ts';
import { Founding } from './Founding.tsx';
import { Matrix } from './Matrix.tsx';
import { People } from './People.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { Proposals } from './Proposals.tsx';
import type { HandedLink } from './WaitingProposal.tsx';
import { useDraft } from './wish/draft.ts';
import { WishSheet } from './wish/WishSheet.tsx';

type Part = 'people' | 'proposals' | 'matrix';

/** Who works here, what they may do, and what is proposed about it. */
export function StaffRoom() {
  const { data, failed } = useStore($staff);
  const mayPropose = useMay('staff.propose');
  const [part, setPart] = useState<Part>('people');
  const [openId, setOpenId] = useState<string | null>(null);
  const [isWishing, setWishing] = useState(false);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const draft = useDraft();

  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $staff.reload()} />
    ) : (
      <div aria-busy="true">
        <RoomHead title={t('desk.room.staff')} lead={t('desk.staff.lead')} />
        <Skeleton className="h-64 w-full" />
      </div>
    );

  const person = data.people.find(({ id }) => id === openId);
  const waiting = data.proposals.filter(({ state }) => state === 'open').length;
  const wishFor = (staffId: string): void => {
    draft.change({ kind: 'role_given', staffId });
    setOpenId(null);
    setWishing(true);
  };
  return (
    <>
      <RoomHead title={t('desk.room.staff')} lead={t('desk.staff.lead')}>
        {mayPropose && (
          <Button size="sm" variant={data.founding ? 'secondary' : 'primary'} onClick={() => setWishing(true)}>
            <Icon name="plus" className="size-5" />
            {t('desk.staff.propose')}
          </Button>
        )}
      </RoomHead>
      {data.founding && mayPropose && <Founding />}
      {handed && (
        <div className="mb-6 max-w-[48rem]">
          <ShownOnce {...handed} onKept={() => setHanded(null)} />
        </div>
      )}
      <Tabs<Part>
        label={t('desk.staff.parts')}
        selected={part}
        onSelect={setPart}
        items={[
          {
            id: 'people',
            label: t('desk.staff.people'),
            panel: <People people={data.people} onOpen={setOpenId} />,
          },
          {
            id: 'proposals',
            label: (
              <span className="flex items-center gap-2">
                {t('desk.staff.proposals')}
                {waiting > 0 && <Badge tone="brass">{waiting}</Badge>}
              </span>
            ),
            panel: <Proposals proposals={data.proposals} onLink={setHanded} />,
          },
          { id: 'matrix', label: t('desk.staff.matrix'), panel: <Matrix people={data.people} /> },
        ]}
      />
      {person && (
        <PersonSheet person={person} onClose={() => setOpenId(null)} wishFor={mayPropose ? wishFor : undefined} />
      )}
      <WishSheet open={isWishing} onClose={() => setWishing(false)} people={data.people} draft={draft} />
    </>
  );
}
