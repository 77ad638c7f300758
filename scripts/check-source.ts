import { withoutComments } from './checks/without-comments.ts';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

/** What must not stand in the code of some files. `except`: the files whose very job it is. */
type Rule = {
  readonly in: RegExp;
  readonly forbid: RegExp;
  readonly why: string;
  readonly except?: RegExp;
  /** Looks at comments too. */
  readonly comments?: true;
};

const browser = /^src\/(islands|layouts|pages|lib\/(stores|ui|i18n|intent))\//;

const rules: readonly Rule[] = [
  {
    in: /^src\/(?:islands|lib\/ui)\//,
    forbid: /\$\w+\.(?:set|setKey)\(/,
    why: 'an island calls an action of a store; the store alone sets itself',
  },
  {
    in: browser,
    forbid: /(?<![.\w])fetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:WebSocket|EventSource)\b/,
    // Calls of the contract, its streams and the desk's; our own pages and static files, which no contract describes; the gate, which
    // runs before them.
    except:
      /^src\/(?:lib\/stores\/(?:calls\/(?:api|streams|upload|page-text)|desk\/call-desk)|layouts\/parts\/page-start)\.ts$/,
    why: 'the only fetch is in src/lib/stores/calls/api.ts, and for pages and static files in page-text.ts',
  },
  {
    in: browser,
    forbid: /\blocation(?:\.(?:assign|replace|reload)\(|(?:\.href)?\s*=(?!=))/,
    // The first script of a page runs before any other.
    except: /^src\/(?:lib\/stores\/shell\/navigation|layouts\/parts\/page-start)\.ts$/,
    why: 'a script leaves a page by shell/navigation.ts of the stores, which says so when the next one is late',
  },
  {
    in: browser,
    forbid: /\brandomUUID\b|\bURL\.parse\b|\bnavigator\.clipboard\b/,
    except: /^src\/lib\/stores\/shell\/copy-text\.ts$/,
    why: 'pages over plain http and browsers of some years do without: calls/new-id.ts, shell/parse-url.ts, shell/copy-text.ts of the stores',
  },
  {
    in: /^src\/(?:islands|layouts|lib\/(?:stores|ui|i18n|intent|domain|contract))\//,
    forbid: /\(\?<[=!]/,
    why: 'a browser that knows no lookbehind gives up the whole file',
  },
  {
    in: /^src\/lib\/domain\//,
    forbid:
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bperformance\.|\bgetRandomValues\b|\brandomUUID\b/,
    why: 'the domain is pure: time and chance are passed in',
  },
  {
    in: /^src\/lib\/server\/services\//,
    forbid: /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\brandomBytes\b|\brandomUUID\b/,
    // The decoy hash that makes an unknown address take as long as a known one.
    except: /^src\/lib\/server\/services\/identity\/passwords\.ts$/,
    why: 'a service takes time and chance from its context',
  },
  {
    in: /^src\/lib\//,
    forbid: /\bprocess\.env\b/,
    // The process hands it to the configuration; a child process is found by PATH.
    except: /^src\/lib\/server\/(config|main|db\/embedded\/command)\.ts$/,
    why: 'the environment is read in src/lib/server/config.ts alone',
  },
  {
    in: /^(?:src|scripts)\//,
    forbid: /\bsql\(\s*'\w+',\s*[`'"]\s*(?:INSERT|UPDATE|DELETE|MERGE|TRUNCATE)\b/,
    why: 'the application may not write: a statement that does is a command of src/lib/server/db/queries (decision 041)',
  },
  {
    in: /^(?:src|scripts)\//,
    forbid: /\bcommand\(\s*(?:name|'\w+'),\s*[`'"]/,
    except: /^src\/lib\/server\/db\/queries\//,
    why: 'commands.sql is written from src/lib/server/db/queries alone',
  },
  {
    in: /^src\//,
    forbid: /\bMath\.random\b/,
    // The noise of a rolling ball decides nothing.
    except: /^src\/islands\/games\/kit\/motion\/noise\.ts$/,
    why: 'chance comes from the context or from crypto',
  },
  {
    in: /^src\//,
    forbid: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b|\beval\s*\(|\bnew Function\b/,
    why: 'text is rendered as text',
  },
  {
    in: /^src\/.*\.(tsx|astro|css)$/,
    forbid:
      /(?<!href=")(?<![\w/&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i,
    why: 'a raw colour belongs in tailwind.config.mjs',
  },
  {
    in: /^src\//,
    forbid: /(['"`])en(?:-[A-Z]{2})?\1|\btoLocale\w*String\(\)/,
    except: /^src\/lib\/domain\/locale\.ts$/,
    why: 'the language is named in src/lib/domain/locale.ts alone',
  },
  {
    in: /^(src|scripts|tests)\//,
    // Written so that the rule does not find itself.
    forbid: /\b(?:TO[D]O|FIX[M]E)\b/,
    comments: true,
    why: 'finish it or leave it out',
  },
  {
    in: /^tests\/.*\.(?:test|spec)\.tsx?$/,
    forbid: /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fail|fails|fixme)\b/,
    why: 'a test runs, everywhere, or is not there',
  },
];

const frontMatterLinesMax = 25;

const frontMatterLines = (text: string): number => {
  const match = /^---\n([\s\S]*?)\n?---/.exec(text);
  return match?.[1] === undefined || match[1] === '' ? 0 : match[1].split('\n').length;
};

/** A browser's bar cannot read a token: the one raw colour outside, and it must be one of the tokens. */
const isThemeColour = (line: string, tokens: string): boolean => {
  const colour = /name="theme-color" content="(#[0-9a-f]{6})"/.exec(line)?.[1];
  return colour !== undefined && tokens.includes(`'${colour}'`);
};

/** One line for each place where a rule is broken. `tokens`: the text of tailwind.config.mjs. */
export const checkSource = (files: readonly SourceFile[], tokens: string): string[] =>
  files.flatMap(({ path, text }) => {
    const code = withoutComments(text).split('\n');
    const raw = text.split('\n');
    const faults = rules
      .filter((rule) => rule.in.test(path) && !rule.except?.test(path))
      .flatMap((rule) =>
        (rule.comments ? raw : code).flatMap((line, index) =>
          rule.forbid.test(line) && !isThemeColour(line, tokens)
            ? [`${path}:${index + 1}: ${rule.why}: ${line.trim().slice(0, 100)}`]
            : [],
        ),
      );
    const length = /^src\/pages\/.*\.astro$/.test(path) ? frontMatterLines(text) : 0;
    return length > frontMatterLinesMax
      ? [...faults, `${path}: a front matter of ${length} lines; a page is thin, ${frontMatterLinesMax} at most`]
      : faults;
  });

if (import.meta.main) {
  const files = readFiles(process.cwd(), (path) => /^(src|scripts|tests)\/.*\.(tsx?|mjs|astro|css)$/.test(path));
  const [tokens] = readFiles(process.cwd(), (path) => path === 'tailwind.config.mjs');
  report('check-source', `${files.length} files`, checkSource(files, tokens?.text ?? ''));
}
