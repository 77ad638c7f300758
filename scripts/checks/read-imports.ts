import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../lib/source-files.ts';

/** `target`: a path in the repository, `node:fs`, or a package's name. */
export type Import = { readonly target: string; readonly typeOnly: boolean; readonly line: number };

const aliases: readonly (readonly [string, string])[] = [
  ['#domain/', 'src/lib/domain/'],
  ['#contract/', 'src/lib/contract/'],
  ['#content/', 'src/lib/content/'],
  ['#server/', 'src/lib/server/'],
  ['#stores/', 'src/lib/stores/'],
  ['#ui/', 'src/lib/ui/'],
  ['#i18n/', 'src/lib/i18n/'],
  ['#islands/', 'src/islands/'],
  ['#layouts/', 'src/layouts/'],
  ['#scripts/', 'scripts/'],
  ['#tests/', 'tests/'],
];

/** `#domain/x.ts` and `./x.ts` become paths; `@scope/name/part` and `name/part` become the package's name. */
export const resolveSpecifier = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  if (alias) return alias[1] + specifier.slice(alias[0].length);
  if (specifier.startsWith('node:') || specifier.startsWith('astro:') || specifier.startsWith('virtual:'))
    return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};

/** An Astro file's script parts, each at its own line: the front matter and every `<script>`. Others are one part. */
const scriptParts = ({ path, text }: SourceFile): { code: string; line: number }[] => {
  if (!path.endsWith('.astro')) return [{ code: text, line: 0 }];
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text);
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
  return [...(frontMatter ? [frontMatter] : []), ...scripts].map((match) => ({
    code: match[1] ?? '',
    line: text.slice(0, match.index + match[0].indexOf(match[1] ?? '')).split('\n').length - 1,
  }));
};

/** What a file imports: static, `export … from` and dynamic with a fixed name. */
export const readImports = (file: SourceFile): Import[] =>
  scriptParts(file).flatMap(({ code, line }) => {
    const source = ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
    const found: Import[] = [];
    const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean): void => {
      if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
      const at = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      found.push({ target: resolveSpecifier(file.path, specifier.text), typeOnly, line: line + at + 1 });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnly(node.importClause));
      else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
      else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        add(node, node.arguments[0], false);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

/** `import type …`, or named imports that all say `type`. */
const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
};
