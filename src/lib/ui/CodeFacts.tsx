/** Names and values that are read sign by sign: hashes, keys, signatures; each value breaks anywhere. */
export const CodeFacts = ({
  facts,
  className = 'gap-4',
}: {
  facts: readonly (readonly [name: string, value: string])[];
  className?: string;
}) => (
  <dl className={`grid ${className}`}>
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="eyebrow">{name}</dt>
        <dd translate="no" className="font-mono text-sm break-all">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
