import { t } from '#i18n/client.ts';
import type { ActShown } from '#stores/desk/audit.ts';
import { showTime } from '#stores/format/time.ts';
import type { Column } from '../kit/VirtualTable.tsx';
import { didWords } from './did-words.ts';

/** Who it was: at the shell of the machine, whose account; of what the house did, the house. */
export const whoWords = ({ name, channel, systemUser }: ActShown): string => {
  if (channel === 'house') return t('desk.audit.house');
  return channel === 'shell' ? t('desk.audit.shell', { user: systemUser ?? name }) : name;
};

/** The beginning of a number that is too long for a row. */
const short = (id: string): string => (id.length > 13 ? `${id.slice(0, 8)} …` : id);

const playersWords = ([first, ...more]: readonly string[]): string[] => {
  if (first === undefined) return [];
  return [
    more.length === 0
      ? t('desk.audit.player', { id: short(first) })
      : t('desk.audit.players', { count: String(more.length + 1) }),
  ];
};

const aboutWords = ({ subject, players }: ActShown): string => {
  const parts = [...(subject === null ? [] : [`${subject.kind} ${short(subject.id)}`]), ...playersWords(players)];
  return parts.join(' · ');
};

/** A row as it is read out. */
export const entryLine = (entry: ActShown): string =>
  t('desk.audit.line', { id: entry.id, name: whoWords(entry), act: didWords(entry.act), at: showTime(entry.at) });

/** Made once the words are there. */
export const entryColumns = (): readonly Column<ActShown>[] => [
  { id: 'id', header: t('desk.audit.column.id'), track: '5rem', className: 'figures', cell: ({ id }) => id },
  {
    id: 'at',
    header: t('desk.audit.column.at'),
    track: '12.5rem',
    className: 'figures text-ivory-300',
    cell: ({ at }) => showTime(at),
  },
  {
    id: 'who',
    header: t('desk.audit.column.who'),
    track: 'minmax(8rem,1fr)',
    className: 'font-semibold',
    cell: whoWords,
  },
  { id: 'act', header: t('desk.audit.column.act'), track: 'minmax(10rem,1.4fr)', cell: ({ act }) => didWords(act) },
  {
    id: 'about',
    header: t('desk.audit.column.about'),
    track: 'minmax(9rem,1.2fr)',
    className: 'text-ivory-300',
    cell: aboutWords,
  },
  {
    id: 'reason',
    header: t('desk.audit.column.reason'),
    track: 'minmax(8rem,1.6fr)',
    className: 'text-ivory-300',
    cell: ({ reason }) => reason ?? '',
  },
];
