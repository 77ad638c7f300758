import { ageWords } from './age.ts';

type Item = { readonly id: string; readonly at: string; readonly title: string; readonly text: string };

type QueueListProps = { label: string; items: readonly Item[]; openId: string | null; onOpen: (id: string) => void };

/** What waits, the oldest first: each with its age, and a line of what it is. */
export const QueueList = ({ label, items, openId, onOpen }: QueueListProps) => (
  <ul aria-label={label}>
    {items.map(({ id, at, title, text }) => (
      <li key={id} className="border-b border-ink-600/60">
        <button
          type="button"
          data-row
          aria-current={id === openId || undefined}
          onClick={() => onOpen(id)}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2 text-left text-sm hover:bg-ink-800 aria-[current]:bg-ink-700"
        >
          <span className="truncate font-semibold">{title}</span>
          <span className="figures text-ivory-500">{ageWords(at)}</span>
          <span className="col-span-2 truncate text-ivory-300">{text}</span>
        </button>
      </li>
    ))}
  </ul>
);
