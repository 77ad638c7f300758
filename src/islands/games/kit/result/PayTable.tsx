type PayTableProps = {
  title: string;
  /** Over each column, that of the rows' names first. */
  heads: readonly string[];
  /** The name of each row, no two alike, and its figures. */
  rows: readonly (readonly string[])[];
  /** The title as a caption in small letters, and the figures closer together. */
  plain?: boolean;
};

/** What each case of a game pays, and how often it comes, below its rules. */
export function PayTable({ title, heads, rows, plain = false }: PayTableProps) {
  const figure = plain ? 'text-right' : 'py-1.5 pl-3 text-right whitespace-nowrap';
  return (
    <table className="figures w-full text-left text-sm">
      <caption className={plain ? 'pb-2 text-left text-ivory-300' : 'heading pb-2 text-left text-xl'}>{title}</caption>
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          {heads.map((head, column) => (
            <th
              key={head}
              scope="col"
              className={
                column === 0
                  ? 'py-2 font-semibold'
                  : plain
                    ? 'py-2 text-right font-semibold'
                    : 'py-2 pl-3 text-right font-semibold'
              }
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b border-ink-600/60">
            <th scope="row" className="py-1.5 font-medium">
              {name}
            </th>
            {figures.map((text, column) => (
              <td key={heads[column + 1]} className={figure}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
