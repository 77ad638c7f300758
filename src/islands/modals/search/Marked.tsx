import { useStore } from '@nanostores/react';
import { $engine } from '#stores/lobby/search.ts';

/** A name with the part that was typed standing out. */
export function Marked({ name, text }: { name: string; text: string }) {
  const range = useStore($engine)?.rangeOf(name, text) ?? null;
  if (range === null) return name;
  const [start, end] = range;
  return (
    <>
      {name.slice(0, start)}
      <mark className="bg-transparent text-brass-bright">{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}
