/**
 * Who may import whom: the table of docs/architecture.md. The first row whose `from` fits a file's path is its rule.
 * `to`: what it may import beside its own folder; a pattern that starts with `type:` allows types alone.
 * `packages`: which packages (`node:` counts as one); absent means any but those in `neverHere`.
 */
export type Row = { readonly from: string; readonly to: readonly string[]; readonly packages?: readonly string[] };

const domain = (area: string, to: readonly string[] = [], packages: readonly string[] = []): Row => ({
  from: `src/lib/domain/${area}/`,
  to: [
    'src/lib/domain/result.ts',
    'src/lib/domain/locale.ts',
    'src/lib/domain/day.ts',
    'src/lib/domain/typed-text.ts',
    'src/lib/domain/xml.ts',
    'src/lib/domain/read-xml.ts',
    'src/lib/domain/csv.ts',
    ...to.map((name) => name.replace(/^(type:)?/, '$&src/lib/domain/').concat('/')),
  ],
  packages,
});

/** The rows, the narrower before the wider. */
export const table: readonly Row[] = [
  domain('maths'),
  domain('money', ['maths']),
  domain('fairness', [], ['@noble/hashes']),
  domain('transparency', [], ['@noble/hashes', '@noble/curves']),
  // Records of a day in the forms of authorities, from what the log of the books says.
  domain('supervision', ['transparency', 'money'], ['@noble/hashes']),
  domain('games', ['fairness', 'money', 'maths', 'type:catalogue']),
  domain('ledger', ['money', 'maths']),
  domain(
    'payments',
    ['money', 'maths'],
    ['@noble/curves', '@noble/hashes', '@scure/base', '@scure/bip32', '@scure/btc-signer'],
  ),
  domain('promotions', ['money', 'maths', 'ledger', 'games', 'fairness', 'catalogue']),
  domain('jackpot', ['games', 'money', 'maths', 'fairness']),
  domain('proof', ['games', 'jackpot', 'money', 'maths', 'fairness']),
  domain('returns', ['games', 'jackpot', 'money', 'maths']),
  domain('loyalty', ['games', 'jackpot', 'returns', 'maths']),
  domain('limits', ['money', 'maths']),
  // Markers of harm: read by players and by who helps them; scripts/checks/import-walls.ts names who may never.
  domain('safer-play'),
  domain('identity'),
  domain('documents'),
  // What staff may do; it knows nothing of what it is done with.
  domain('desk'),
  domain('terms'),
  domain('registers'),
  domain('affiliates'),
  // What may be laundering or fraud, found in what happened; nothing of it is asked on the way of a bet.
  domain('risk'),
  // Texts that editors write, and what of them is in force.
  domain('content'),
  // What staff settle of games: off, hidden, narrower stakes, the shelf's order.
  domain('shelf', ['money', 'fairness']),
  domain('catalogue', ['maths']),
  { from: 'src/lib/domain/', to: [], packages: [] },
  {
    from: 'src/lib/contract/',
    to: [
      'src/lib/domain/money/',
      'src/lib/domain/catalogue/',
      'src/lib/domain/documents/',
      'src/lib/domain/desk/',
      'src/lib/domain/risk/',
      'src/lib/domain/content/',
      'src/lib/domain/shelf/',
      // What a password and an address are made of.
      'src/lib/domain/identity/',
      'src/lib/domain/limits/',
      'src/lib/domain/registers/',
      'src/lib/domain/loyalty/',
      'src/lib/domain/result.ts',
      'src/lib/domain/locale.ts',
      'src/lib/domain/day.ts',
      'src/lib/domain/typed-text.ts',
      // An address as it is copied.
      'src/lib/domain/payments/typed-address.ts',
      'type:src/lib/domain/',
    ],
    packages: ['zod', 'zod-openapi'],
  },
  // Time stamps of RFC 3161, for the process and for a witness.
  {
    from: 'src/lib/server/common/time-stamp/',
    to: ['src/lib/domain/result.ts'],
    packages: [
      'node:crypto',
      '@peculiar/asn1-cms',
      '@peculiar/asn1-schema',
      '@peculiar/asn1-tsp',
      '@peculiar/asn1-x509',
    ],
  },
  // Small tools that know nothing of the house.
  { from: 'src/lib/server/common/', to: [], packages: ['node:crypto', 'node:net'] },
  // What the process itself says to players, in the words of the locale files.
  { from: 'src/lib/server/words.ts', to: ['public/locales/'], packages: [] },
  {
    from: 'src/lib/server/services/',
    to: [
      'src/lib/server/words.ts',
      'src/lib/domain/',
      'src/lib/server/common/',
      'src/lib/contract/',
      'src/lib/server/db/',
      'src/lib/server/context.ts',
      'type:src/lib/server/adapters/',
      'type:src/lib/server/config.ts',
      'type:src/lib/server/texts/',
    ],
  },
  {
    from: 'src/lib/server/http/',
    to: [
      'src/lib/server/words.ts',
      'src/lib/server/common/',
      'src/lib/contract/',
      'src/lib/domain/',
      'src/lib/server/services/',
      'src/lib/server/config.ts',
      'src/lib/server/context.ts',
      'type:src/lib/server/adapters/',
      'type:src/lib/server/program/',
    ],
  },
  // The program's own files: it has to run before there is anything else of the house.
  { from: 'src/lib/server/program/', to: [] },
  { from: 'src/lib/server/db/', to: ['src/lib/domain/', 'src/lib/server/config.ts'] },
  {
    from: 'src/lib/server/adapters/',
    to: [
      'src/lib/domain/',
      'src/lib/server/common/',
      'src/lib/contract/',
      'src/lib/server/db/',
      'src/lib/server/config.ts',
      'type:src/lib/server/context.ts',
      'src/lib/server/sandbox/',
    ],
  },
  {
    from: 'src/lib/server/',
    to: [
      'src/lib/domain/',
      'src/lib/contract/',
      'src/lib/server/',
      'src/lib/catalogue/',
      'src/lib/offers/',
      'src/lib/policies/',
      // The texts of the repository and their checks, for the desk that publishes others.
      'src/lib/content/',
    ],
  },
  {
    from: 'src/lib/stores/',
    to: [
      'src/lib/contract/',
      'src/lib/domain/money/',
      'src/lib/domain/fairness/',
      'src/lib/domain/games/',
      'src/lib/domain/jackpot/',
      'src/lib/domain/proof/',
      'src/lib/domain/transparency/',
      'src/lib/domain/maths/',
      'src/lib/domain/result.ts',
      'src/lib/domain/locale.ts',
      'src/lib/domain/day.ts',
      'src/lib/domain/typed-text.ts',
      'src/lib/domain/catalogue/',
      'src/lib/domain/documents/',
      'src/lib/domain/desk/',
      'src/lib/domain/risk/',
      'src/lib/domain/content/',
      'src/lib/domain/shelf/',
      'src/lib/domain/limits/',
      'src/lib/domain/identity/',
      'src/lib/domain/promotions/',
      'src/lib/domain/terms/',
      'src/lib/offline/',
      // The checksums of addresses, as they are typed.
      'src/lib/domain/payments/chain/',
      'src/lib/domain/payments/deposit-limits.ts',
      'src/lib/domain/payments/payer.ts',
      'src/lib/domain/payments/typed-address.ts',
    ],
    packages: [
      'nanostores',
      '@nanostores/query',
      '@nanostores/persistent',
      'js-cookie',
      'altcha-lib',
      'zod',
      'libphonenumber-js',
      '@simplewebauthn/browser',
      '@noble/hashes',
    ],
  },
  // What a browser keeps for when it has no line: the worker, and what pages ask of it.
  {
    from: 'src/lib/offline/',
    to: [],
    packages: ['workbox-navigation-preload', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  {
    from: 'src/lib/ui/',
    to: ['src/lib/domain/money/'],
    packages: ['react', 'react-dom', 'react-hot-toast', 'qrcode.react'],
  },
  { from: 'src/lib/jsx/', to: ['src/lib/domain/kept-parts.ts'], packages: ['react'] },
  { from: 'src/middleware.ts', to: ['src/layouts/kept-html.ts'], packages: ['astro:middleware'] },
  {
    from: 'src/lib/i18n/',
    to: ['public/locales/', 'src/lib/domain/locale.ts', 'type:src/lib/contract/'],
    packages: ['i18next', 'i18next-fs-backend', 'i18next-http-backend', 'react', 'node:fs', 'node:path'],
  },
  {
    from: 'src/islands/',
    to: [
      'src/lib/stores/',
      'src/lib/ui/',
      'src/lib/contract/',
      'src/lib/i18n/',
      'src/lib/domain/money/',
      'src/lib/domain/games/',
      'src/lib/domain/jackpot/',
      'src/lib/domain/proof/',
      'type:src/lib/domain/transparency/',
      'src/lib/domain/maths/',
      'src/lib/domain/catalogue/',
      'src/lib/domain/documents/',
      'src/lib/domain/desk/',
      'src/lib/domain/risk/',
      'src/lib/domain/content/',
      'src/lib/domain/limits/',
      'src/lib/domain/identity/',
      'src/lib/domain/promotions/',
      'src/lib/domain/registers/',
      'src/lib/domain/terms/',
      'src/lib/domain/result.ts',
      'src/lib/domain/locale.ts',
      // What several features show and say.
      'src/islands/blocks/',
      // How a round's record is read and told: by the families of games, and by the history.
      'src/islands/games/kit/outcome/',
    ],
    packages: [
      'react',
      'react-dom',
      '@nanostores/react',
      'nanostores',
      'qrcode.react',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      // Of the desk alone.
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'uplot',
    ],
  },
  {
    from: 'src/layouts/',
    to: [
      // A list's script reads the next page of the list.
      'src/lib/stores/calls/page-text.ts',
      // The layout of a player's own pages starts them.
      'src/lib/stores/shell/account-page.ts',
      'src/lib/catalogue/',
      'src/lib/offers/',
      'src/lib/policies/',
      'src/islands/',
      'src/lib/ui/',
      'src/lib/i18n/',
      'src/lib/domain/catalogue/',
      'src/lib/domain/desk/',
      'src/lib/domain/risk/',
      'src/lib/domain/money/',
      'src/lib/domain/promotions/',
      'src/lib/domain/terms/',
      'src/lib/domain/returns/all-staked.ts',
      // The seal of the home page is made and opened by what decides rounds, and its clocks go by the rules' own.
      'src/lib/domain/fairness/',
      'src/lib/domain/games/kit/cards/card.ts',
      'src/lib/domain/maths/timetable.ts',
      'src/lib/domain/kept-parts.ts',
      'src/lib/domain/locale.ts',
      // The page without a line shows what is kept, and goes on when the line is back.
      'src/lib/offline/',
      'src/lib/stores/shell/navigation.ts',
      'src/lib/content/',
      'type:src/lib/contract/',
      'src/lib/posters/',
      'src/lib/intent/',
      'src/styles/',
    ],
  },
  {
    from: 'src/pages/',
    to: [
      'src/layouts/',
      'src/islands/',
      'src/lib/ui/',
      'src/lib/i18n/',
      'src/lib/contract/',
      'src/lib/domain/catalogue/',
      'src/lib/domain/promotions/',
      'src/lib/domain/money/',
      'src/lib/domain/games/',
      'src/lib/domain/jackpot/',
      'src/lib/domain/proof/',
      'src/lib/domain/returns/',
      'src/lib/domain/identity/',
      'src/lib/domain/locale.ts',
      // Who runs the site, as the environment says.
      'src/lib/content/operator.ts',
      // A page's script starts its guard, and a game's the free table and the folded menu; everything else of the stores is an island's.
      'src/lib/stores/shell/guard.ts',
      'src/lib/stores/shell/side-menu.ts',
      'src/lib/stores/lobby/try-here.ts',
      'src/lib/posters/',
      'src/styles/',
    ],
  },
  { from: 'src/lib/posters/', to: ['src/lib/domain/catalogue/', 'type:src/lib/domain/games/'] },
  { from: 'src/lib/intent/', to: [] },
  // Pages and server read the same file.
  {
    from: 'src/lib/catalogue/',
    to: ['src/lib/contract/games/', 'src/lib/domain/catalogue/'],
    packages: ['node:fs'],
  },
  {
    from: 'src/lib/offers/',
    to: [
      'src/lib/contract/profile/promotion-faults.ts',
      'src/lib/contract/profile/loyalty-rules.ts',
      'src/lib/domain/promotions/',
      'src/lib/domain/loyalty/',
      'src/lib/domain/catalogue/',
    ],
    packages: ['node:fs', 'yaml'],
  },
  {
    from: 'src/lib/policies/',
    to: ['src/lib/domain/terms/', 'src/lib/domain/day.ts'],
    packages: ['node:fs', 'node:crypto', 'yaml'],
  },
  {
    from: 'src/lib/content/',
    to: ['src/lib/domain/', 'src/lib/offers/'],
    packages: [
      'zod',
      'yaml',
      'astro',
      'astro/loaders',
      '@astrojs/markdown-satteri',
      'node:fs',
      'node:path',
      'node:url',
    ],
  },
  { from: 'src/content', to: ['src/lib/domain/', 'src/lib/content/', 'src/lib/offers/'] },
];

/** Packages that have their one place. */
export const neverHere: readonly (readonly [string, RegExp])[] = [
  ['src/lib/server/services/', /^(hono|@hono\/.*|react|react-dom|astro|@astrojs\/.*|pg|nanostores)$/],
  ['src/lib/server/', /^(react|react-dom|astro|@astrojs\/.*|nanostores)$/],
  ['src/layouts/', /^(pg|hono|@hono\/.*|nanostores|pino)$/],
  ['src/pages/', /^(pg|hono|@hono\/.*|nanostores|pino)$/],
];

/** Single files that may do what their row forbids, each with its reason. */
export const exceptions: readonly { readonly from: string; readonly to: string; readonly why: string }[] = [
  {
    from: 'src/lib/server/http/app.ts',
    to: 'src/lib/server/db/db.ts',
    why: 'tells a lost database (503) from a bug (500)',
  },
  {
    from: 'src/lib/server/http/app.ts',
    to: 'src/lib/server/db/deadline.ts',
    why: 'gives each call its time, which all it asks the database is held to',
  },
  {
    from: 'src/lib/server/http/ops.ts',
    to: 'src/lib/server/db/connect.ts',
    why: '/readyz asks the database whether it answers',
  },
  {
    from: 'src/lib/server/http/app.ts',
    to: 'src/lib/server/sandbox/app.ts',
    why: 'mounts the sandbox’s pages, when there is a sandbox',
  },
  {
    from: 'src/layouts/parts/page-start.ts',
    to: 'src/lib/contract/restricted-countries.ts',
    why: 'writes the list into every page, checked as the server checks it',
  },
  {
    from: 'src/layouts/parts/page-start.ts',
    to: 'src/lib/stores/shell/kept.ts',
    why: 'hears of what the stores keep, by its name, before they are loaded',
  },
  {
    from: 'src/layouts/parts/page-start.ts',
    to: 'src/lib/contract/routes.ts',
    why: 'its script calls before any other is loaded',
  },
  {
    from: 'src/layouts/parts/error-watch.ts',
    to: 'src/lib/stores/shell/interface-error.ts',
    why: 'hears of errors on every page, and loads their report when there is one',
  },
  {
    from: 'src/islands/fairness/statement/offline.ts',
    to: 'src/lib/domain/transparency/verify-statement.ts',
    why: 'is the whole tool in one file, without stores and without a worker',
  },
  {
    from: 'src/islands/history/words/outcomes.ts',
    to: 'src/islands/games/outcomes.ts',
    why: 'each family of games tells its outcomes itself, and the history shows them without its tables',
  },
  {
    from: 'src/islands/history/words/bets.ts',
    to: 'src/islands/games/spots.ts',
    why: 'and says its spots in words itself',
  },
];
