import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import type { ActShown, LogFilter } from '#stores/desk/audit.ts';
import { showTime } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { didWords } from './did-words.ts';
import { whoWords } from './entry-words.tsx';

type Narrow = (part: Partial<LogFilter>) => void;

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-4 border-b border-ink-600/60 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
    <dt className="text-ivory-500">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

const Only = ({ text, press }: { text: string; press: () => void }) => (
  <button
    type="button"
    onClick={press}
    title={t('desk.audit.only')}
    className="text-left underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
  >
    {text}
  </button>
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Entry({ entry, narrow }: { entry: ActShown; narrow: Narrow }) {
  const { id, at, staffId, act, subject, players, reason, facts } = entry;
  const who = whoWords(entry);
  return (
    <dl className="text-sm">
      <Fact name={t('desk.audit.column.id')}>
        <span className="figures">{id}</span>
      </Fact>
      <Fact name={t('desk.audit.column.at')}>{showTime(at)}</Fact>
      <Fact name={t('desk.audit.column.who')}>
        {staffId === null ? who : <Only text={who} press={() => narrow({ staffId })} />}
      </Fact>
      <Fact name={t('desk.audit.column.act')}>
        <Only text={didWords(act)} press={() => narrow({ act })} />
        <code translate="no" className="block font-mono text-xs text-ivory-500">
          {act}
        </code>
      </Fact>
      {subject && (
        <Fact name={t('desk.audit.column.about')}>
          <Only text={`${subject.kind} ${subject.id}`} press={() => narrow({ subjectId: subject.id })} />
        </Fact>
      )}
      {players.map((playerId) => (
        <Fact key={playerId} name={t('desk.audit.filter.playerId')}>
          <Only text={playerId} press={() => narrow({ playerId })} />
        </Fact>
      ))}
      {reason !== null && <Fact name={t('desk.audit.column.reason')}>{reason}</Fact>}
      {Object.entries(facts).map(([name, value]) => (
        <Fact key={name} name={<code translate="no">{name}</code>}>
          <code translate="no" className="font-mono text-xs">
            {textOf(value)}
          </code>
        </Fact>
      ))}
    </dl>
  );
}

type EntrySheetProps = { entry: ActShown | null; onClose: () => void; narrow: Narrow };

/** An entry with all of its facts, each of which leads to the others like it. */
export const EntrySheet = ({ entry, onClose, narrow }: EntrySheetProps) => (
  <Sheet open={entry !== null} onClose={onClose} title={entry === null ? '' : didWords(entry.act)}>
    {entry && <Entry entry={entry} narrow={narrow} />}
    <Button size="sm" variant="ghost" className="mt-4" onClick={onClose}>
      {t('desk.close')}
    </Button>
  </Sheet>
);
