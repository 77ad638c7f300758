import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { type RiskLinks, readRiskAccount, readRiskLinks } from '#stores/desk/risk.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { LinkGraph } from './LinkGraph.tsx';
import { LinkTable } from './LinkTable.tsx';

type Person = Parameters<typeof PlayerLink>[0];

/** The accounts of a case and what they share, as a drawing and as a table: asked for at a press, since each of them is looked at. */
export function Links({ id }: { id: string }) {
  const [links, setLinks] = useState<RiskLinks | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [person, setPerson] = useState<Person | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    const answer = await readRiskLinks(id);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (answer.ok) setLinks(answer.value);
  };
  const choose = async (account: string): Promise<void> => {
    setChosen(account);
    setPerson(null);
    const answer = await readRiskAccount(account);
    setFault(answer.ok ? null : answer.code);
    if (answer.ok) setPerson(answer.value);
  };
  if (links === null)
    return (
      <section className="grid justify-items-start gap-2 border-t border-ink-600 pt-3">
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void load()}>
          {t('deskrisk.links_open')}
        </Button>
        <Fault code={fault} />
      </section>
    );
  return (
    <section aria-labelledby="risk-links" className="grid gap-3 border-t border-ink-600 pt-3">
      <h3 id="risk-links" className="font-semibold">
        {t('deskrisk.links')}
      </h3>
      {links.edges.length === 0 ? (
        <p className="text-sm text-ivory-300">{t('deskrisk.links_none')}</p>
      ) : (
        <>
          <p className="text-sm text-ivory-300">{t('deskrisk.links_lead')}</p>
          {links.isCut && <p className="text-sm text-brass-bright">{t('deskrisk.links_cut')}</p>}
          <p role="status" className="min-h-12 text-sm">
            {person !== null && (
              <>
                <span className="text-ivory-500">{t('deskrisk.whose')}: </span>
                <PlayerLink {...person} />
              </>
            )}
          </p>
          <Fault code={fault} />
          <LinkGraph links={links} chosen={chosen} onChoose={(account) => void choose(account)} />
          <LinkTable links={links} />
        </>
      )}
    </section>
  );
}
