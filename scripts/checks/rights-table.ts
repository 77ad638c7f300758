import { actNames, acts, roles } from '#domain/desk/acts.ts';
import { roleMay } from '#domain/desk/rights.ts';

/** Which role may do what, as a table in Markdown: a row an act, in the order of src/lib/domain/desk/acts.ts. */
export const rightsTable = (): string =>
  [
    `| Act | Kind | ${roles.join(' | ')} |`,
    `|---|---|${roles.map(() => ':-:').join('|')}|`,
    ...actNames.map((act) => {
      const rule = acts[act];
      const moves = 'moves' in rule ? `, ${rule.moves}` : '';
      return `| ${act} | ${rule.kind}${moves} | ${roles.map((role) => (roleMay(role, act) ? '●' : ' ')).join(' | ')} |`;
    }),
  ].join('\n');
