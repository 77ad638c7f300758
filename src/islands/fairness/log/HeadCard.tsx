import { grouped } from '#domain/locale.ts';
import type { TreeHead } from '#domain/transparency/head.ts';
import { CodeFacts } from '#ui/CodeFacts.tsx';
import type { Say } from './words.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment in UTC, as whoever else holds the head reads it: "2027-01-31 13:00:05 UTC". */
export const showSigned = (at: number): string => {
  const day = new Date(at);
  const clock = [day.getUTCHours(), day.getUTCMinutes(), day.getUTCSeconds()].map(two).join(':');
  return `${day.toISOString().slice(0, 10)} ${clock} UTC`;
};

/** A head in full, as it was signed. */
export function HeadCard({ head, title, say }: { head: TreeHead; title: string; say: Say }) {
  const facts = [
    [say('time'), showSigned(head.at)],
    [say('size'), grouped(head.size)],
    [say('epoch'), String(head.epoch)],
    [say('root'), head.root],
    [say('signature'), head.signature],
  ] as const;
  return (
    <div className="min-w-0 rounded-md border border-ink-600 bg-ink-900 p-4">
      <h4 className="font-semibold">{title}</h4>
      <CodeFacts facts={facts} className="mt-2 gap-2" />
    </div>
  );
}
