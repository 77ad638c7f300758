/** A seed, a commitment or a counter under its name, in figures that can be copied. */
export function SeedFact({ name, value, instead }: { name: string; value: string | null; instead?: string }) {
  return (
    <div className="grid gap-1">
      <dt className="eyebrow">{name}</dt>
      {value === null ? (
        <dd className="text-ivory-300">{instead}</dd>
      ) : (
        <dd translate="no" className="font-mono text-sm break-all select-all">
          {value}
        </dd>
      )}
    </div>
  );
}
