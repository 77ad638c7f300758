import type { Plugin } from 'vite';

/** A file of script that the build makes of what is always loaded together. */
type Chunk = {
  readonly name: string;
  /** The path of a module contains one of these: a folder with its slash, a file with its dot, or what several names begin with. */
  readonly of: readonly string[];
  readonly except?: readonly string[];
  /** The higher is asked first. A whole number: the bundler leaves out what stands behind a point. */
  readonly priority: number;
  /** Only modules that at least so many of the files loaded by themselves come to: what few need is not sent to all. */
  readonly sharedBy?: number;
};

const inFolder = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}`);
const inStores = (room: string, names: string): string[] => inFolder(`src/lib/stores/${room}`, names);

/**
 * A dozen files of 300 bytes cost more than what is in them. `first` and `money` are what a page's own scripts need and stand
 * alone, so that nothing else comes with them, React least of all; `stores` asks who is signed in, and `data` what is the
 * player's, without React too, so that the answers come while React does; `base` is what every woken island needs, `account` those
 * with fields and a player's own, `dialog` what every dialog needs, `fields` what holds a form's fields and `rules` what checks them once one is typed in,
 * `own` what a player's own pages share, `conditions` the conditions of promotions and what is otherwise in them, `forms` who signs in or up, `search` the search alone. Of a table `fair` draws, `engine` settles, `tables` opens the one that is wanted,
 * `table` is what nearly all share, `kit` what some do, and `felt` what those of cards do; `player` is what it shares with the account, `round`
 * with the history.
 */
export const chunks: readonly Chunk[] = [
  {
    name: 'first',
    of: [
      ...inFolder('src/lib/domain', 'result.'),
      ...inFolder('src/lib/domain/catalogue', 'slug. paths. image-path. image-variants. reach.'),
      ...inStores('calls', 'page-text.'),
      ...inStores('shell', 'wake-dialogs.'),
      ...inFolder('src/layouts/parts', 'lobby/old-badges error-watch.'),
    ],
    priority: 40,
  },
  { name: 'money', of: inFolder('src/lib/domain', 'money/ maths/'), priority: 40 },
  { name: 'react', of: inFolder('node_modules', 'react/ react-dom/ scheduler/'), priority: 30 },
  {
    name: 'stores',
    of: [
      'node_modules/nanostores/',
      ...inFolder('src/lib/i18n', 'client page-words'),
      ...inFolder('src/lib/contract', 'visitor-routes'),
      ...inStores('calls', 'api.'),
      ...inStores('session', 'session.'),
      ...inStores('shell', 'kept. kept-header. modal. resetting. toasts. navigation. confirmation.'),
      ...inStores('inbox', 'chat-opened.'),
    ],
    priority: 30,
  },
  {
    name: 'data',
    of: [
      'node_modules/@nanostores/query/',
      ...inFolder('src/lib/contract', 'account-routes.'),
      ...inStores('calls', 'own-routes. query. save-file. streams.'),
      ...inStores('profile', 'profile.'),
      ...inStores('wallet', 'wallet. wallet-live. withdrawable.'),
      ...inStores('format', 'money. time.'),
      ...inStores('session', 'account.'),
      ...inStores('shell', 'account-page. guard. tabs.'),
    ],
    priority: 30,
  },
  {
    name: 'fair',
    of: [
      'node_modules/@noble/hashes/',
      ...inFolder('src/lib/domain', 'fairness/ games/kit/game. games/kit/payment. proof/wire. proof/same-json.'),
      ...inStores('play', 'public-stake.'),
    ],
    priority: 30,
  },
  {
    name: 'engine',
    of: inFolder('src/lib/domain/games', 'kit/ scratch/figures. scratch/series. scratch/ticket.'),
    priority: 20,
    sharedBy: 2,
  },
  {
    name: 'tables',
    of: [...inFolder('src/islands/games', 'GameTable. tables.'), 'src/lib/contract/table-routes.'],
    priority: 15,
  },
  { name: 'table', of: ['src/islands/games/kit/', 'src/lib/stores/play/'], priority: 14, sharedBy: 12 },
  { name: 'felt', of: inFolder('src/islands/games/kit', 'cards/ felt/ tray/MoveOrChips.'), priority: 13, sharedBy: 2 },
  {
    name: 'kit',
    of: ['src/islands/games/kit/', 'src/lib/stores/play/', ...inStores('format', 'decimal.')],
    priority: 12,
    sharedBy: 2,
  },
  {
    name: 'player',
    of: [
      ...inFolder('src/lib/domain', 'limits/limit. limits/breaks. payments/typed-address.'),
      ...inStores('safer-play', 'limits.'),
      ...inStores('promotions', 'grants.'),
      ...inStores('format', 'amount-words.'),
      'src/lib/ui/paste-whole',
      'src/lib/ui/ProgressBar',
    ],
    priority: 18,
  },
  { name: 'round', of: inStores('history', 'round-view.'), priority: 18 },
  {
    name: 'base',
    of: [
      'node_modules/@nanostores/react/',
      ...inFolder('src/lib/ui', 'Button Icon Spinner Skeleton button-style guarded icon-paths cx'),
      'src/islands/header/Waiting',
      ...inFolder('src/lib/i18n', 'whole-files welcome-words'),
    ],
    priority: 20,
  },
  {
    name: 'dialog',
    of: [
      ...inFolder('src/lib/ui', 'Dialog ModalShell Tabs'),
      ...inFolder('src/lib/domain/catalogue', 'game. paths.'),
      ...inStores('calls', 'ask. new-id.'),
    ],
    priority: 20,
  },
  {
    name: 'search',
    of: [
      'src/islands/modals/search/',
      ...inStores('lobby', 'search. recent-searches.'),
      ...inFolder('src/lib/domain/catalogue', 'search-file. search-limits.'),
    ],
    // Its second tab, which few open, and what is a player's alone.
    except: inFolder('src/islands/modals/search', 'StudiosPanel Hearts'),
    priority: 10,
  },
  {
    name: 'account',
    of: [
      'src/lib/i18n/use-words',
      ...inFolder('src/lib/ui', 'CountingMoney Money States Badge Field Input Select Checkbox control-style'),
      ...inFolder('src/islands/blocks', 'form-words focus-field. PasswordField Failed'),
      ...inStores('shell', 'sent.'),
      ...inStores('format', 'fail-words.'),
      ...inStores('session', 'sign-in-code. passkey-support.'),
    ],
    priority: 19,
  },
  {
    name: 'conditions',
    of: [
      ...inFolder('src/islands/blocks/promotions', 'RulesList. rules-words. rule-changes. RewardTable.'),
      ...inFolder('src/lib/domain/promotions', 'changes. reward. deposit-span.'),
      ...inFolder('src/lib/domain/terms', 'compare-texts. word-changes.'),
      'src/islands/blocks/terms/SideBySide.',
    ],
    priority: 9,
  },
  {
    name: 'own',
    of: [
      ...inFolder(
        'src/islands/blocks',
        'quiet-when-wide. use-once-known. promotions/missing-words. promotions/fault-words. promotions/loss-words. CurrencyField. AddCurrency. PeriodFields. proof/SeedFact.',
      ),
      ...inStores('calls', 'attempt.'),
      ...inStores('format', 'list.'),
      ...inStores('promotions', 'promotions. promotion-actions. loyalty.'),
      ...inStores('history', 'bet-filter.'),
      ...inStores('wallet', 'transactions.'),
      ...inStores('profile', 'documents.'),
      ...inStores('deposit', 'minimums. deposit-return.'),
      'src/islands/wallet/CouponLine',
    ],
    priority: 8,
  },
  {
    name: 'fields',
    of: [
      'node_modules/react-hook-form/',
      'src/islands/blocks/form/',
      ...inFolder('src/lib/domain', 'identity/password. identity/typed- identity/full-name. typed-text. day.'),
      'src/lib/contract/chat-message.',
    ],
    except: ['src/islands/blocks/form/rules.'],
    priority: 15,
  },
  {
    name: 'rules',
    of: [
      ...inFolder('node_modules', '@hookform/ zod/'),
      ...inFolder('src/lib/contract', 'forms/'),
      'src/islands/blocks/form/rules.',
    ],
    priority: 14,
  },
  {
    name: 'safer-play',
    of: ['src/islands/safer-play/', ...inStores('safer-play', 'limit-form. limits. assessment.')],
    except: inFolder('src/islands/safer-play', 'SaferPlay Excluded'),
    priority: 10,
  },
  {
    name: 'security',
    of: [
      ...inFolder('src/islands/security', 'Section DataSection'),
      ...inStores('session', 'new-password.'),
      ...inStores('security', 'two-factor. proof. account-data.'),
    ],
    priority: 15,
  },
  { name: 'cookies', of: [...inStores('deposit', 'payment-config.'), 'node_modules/js-cookie'], priority: 15 },
  { name: 'favorites', of: [...inStores('lobby', 'favorite'), 'src/lib/ui/HeartButton'], priority: 9 },
  {
    name: 'forms',
    of: [...inFolder('src/islands/modals', 'Sign sign- Captcha'), ...inStores('session', 'sign- captcha.')],
    priority: 10,
  },
];

const asText = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const any = (paths: readonly string[]): string => paths.map(asText).join('|');

/** What a game's table and its rules have in common, by the folder of the game: it comes with the rules. */
const ofOneGame = /src\/lib\/domain\/games\/([\w/-]+)\/(?:rules|maths|spots)\.ts$/;

/** What the bundler takes: a pattern of the whole path, which starts outside of the repository. */
export const chunkGroups = [
  ...chunks.map(({ name, of, except = [], priority, sharedBy }) => ({
    name,
    test: new RegExp(`${except.length > 0 ? `(?!.*(?:${any(except)}))` : ''}(?:${any(of)})`),
    priority,
    ...(sharedBy !== undefined && { minShareCount: sharedBy }),
  })),
  {
    name: (path: string): string => `rules-${ofOneGame.exec(path)?.[1]?.replaceAll('/', '-')}`,
    test: ofOneGame,
    priority: 11,
  },
];

const fileOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Every awake island has come with these. */
const alwaysThere = /^(?:rolldown-runtime|first|stores|react|base)\./;

/** Scripts of a page itself, which run before any island is awake. */
const ofPage = /_astro_type_script_|^(?:first|stores)\./;

/**
 * What a dynamic import has to ask for beside its own file: of `files`, those that may not be there yet where `host`, a built
 * script, runs it. Each list of names is part of the script.
 */
export const awaited = (files: readonly string[], host: string): string[] =>
  // Who calls what a table calls has the table's own scripts.
  /^data\./.test(fileOf(host)) && files.some((file) => /^tables\./.test(fileOf(file)))
    ? []
    : files.filter((file) => ofPage.test(fileOf(host)) || !alwaysThere.test(fileOf(file)));

/** Astro takes no such setting for the browser's build but from a plugin. */
export const preloads = (): Plugin => ({
  name: 'faceup:preloads',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_file, files, { hostId }) => awaited(files, hostId),
            },
          },
        }
      : undefined,
});
