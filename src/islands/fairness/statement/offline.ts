import { type StatementReport, verifyStatement } from '#domain/transparency/verify-statement.ts';
import { type Say, sayFrom } from './words.ts';

/** The tool without a framework, for a file that is kept: what it says stands in the file, too. */
const say: Say = sayFrom(JSON.parse(document.getElementById('words')?.textContent ?? '{}'));
const place = document.querySelector('[role=status]');
const input = document.querySelector('input');

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

const rowsOf = ({ faults, sums, start, head }: StatementReport): readonly (readonly [string, string])[] =>
  faults.length > 0
    ? faults.map(({ line, problem }) => [`${say('line')} ${line}`, say(problem === 'line' ? 'line_wrong' : problem)])
    : [
        ...sums.map(({ kind, account, currency, amount }) => [`${kind}, ${account}`, `${amount} ${currency}`] as const),
        [say('whose'), start?.player ?? ''],
        [say('month'), start?.month ?? ''],
        [say('size'), String(head?.size ?? '')],
        [say('root'), head?.root ?? ''],
        [say('public_key'), start?.publicKey ?? ''],
      ];

const show = (report: StatementReport): void => {
  const { faults, leaves, movements } = report;
  const verdict = faults.length === 0 ? say('proven', { leaves, movements }) : say('refused');
  const table = document.createElement('table');
  for (const [name, value] of rowsOf(report)) {
    const row = table.insertRow();
    row.append(element('th', name), element('td', value));
  }
  place?.replaceChildren(element('h2', verdict), element('p', faults.length === 0 ? say('key_unknown') : ''), table);
};

input?.addEventListener('change', () => {
  void input.files?.[0]?.text().then((text) => show(verifyStatement(text)));
});
