/** The keys of a room in one line, each with what it does. */
export const KeyHints = ({ hints }: { hints: readonly (readonly [keys: string, what: string])[] }) => (
  <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ivory-500">
    {hints.map(([keys, what]) => (
      <span key={keys} className="whitespace-nowrap">
        <kbd className="mr-1.5 rounded-sm border border-ivory-500/60 px-1 font-mono">{keys}</kbd>
        {what}
      </span>
    ))}
  </p>
);
