/** The roles that people of the house can have. Nobody may do everything: who gives rights moves no money, and who moves money gives none. */
export const roles = [
  'administrator',
  'support',
  'cashier',
  'compliance',
  'marketing',
  'games',
  'finance',
  'auditor',
] as const;
export type Role = (typeof roles)[number];

/** The rooms of the desk, in the order of its menu. */
export const rooms = [
  'today',
  'players',
  'cashier',
  'deposits',
  'papers',
  'risk',
  'chats',
  'safer-play',
  'promotions',
  'content',
  'games',
  'reports',
  'affiliates',
  'events',
  'staff',
  'audit',
] as const;
export type Room = (typeof rooms)[number];

/**
 * What can be done at the desk. `look`: it shows personal data, and each time is an entry of the log that its player can read. `does`: it
 * changes something, with a reason or without. `proposes`: it changes nothing before somebody else has said yes. `approves`: that yes.
 * `reads`: figures and lists without anybody's name.
 */
type ActKind = 'reads' | 'look' | 'does' | 'proposes' | 'approves';

/** What an act moves: nobody may move both, by whatever roles and loans. */
export type Moved = 'money' | 'rights';

type Rule = {
  readonly room: Room;
  readonly kind: ActKind;
  readonly roles: readonly Role[];
  readonly moves?: Moved;
};

const everybody = roles;
const seesPlayers = ['support', 'cashier', 'compliance', 'auditor'] as const;

/**
 * Which role may do what: the one table from which the desk's door, its menu and docs/rooms/desk.md are made.
 */
export const acts = {
  'today.read': { room: 'today', kind: 'reads', roles: everybody },

  'players.find': { room: 'players', kind: 'look', roles: seesPlayers },
  'players.read': { room: 'players', kind: 'look', roles: seesPlayers },
  'players.note': { room: 'players', kind: 'does', roles: ['support', 'cashier', 'compliance'] },
  'players.sign_out': { room: 'players', kind: 'does', roles: ['support', 'compliance'] },
  'players.exclude': { room: 'players', kind: 'does', roles: ['support', 'compliance'] },
  'players.reopen': { room: 'players', kind: 'does', roles: ['support', 'compliance'] },
  'players.open_number': { room: 'players', kind: 'does', roles: ['support', 'compliance'] },
  'players.remove_factor': { room: 'players', kind: 'does', roles: ['compliance'] },

  'withdrawals.read': { room: 'cashier', kind: 'look', roles: ['cashier', 'compliance', 'finance', 'auditor'] },
  'withdrawals.approve': {
    room: 'cashier',
    kind: 'approves',
    roles: ['cashier', 'compliance', 'finance'],
    moves: 'money',
  },
  'withdrawals.reject': { room: 'cashier', kind: 'does', roles: ['cashier', 'compliance'], moves: 'money' },
  'withdrawals.request': { room: 'cashier', kind: 'proposes', roles: ['support', 'cashier'], moves: 'money' },
  'withdrawals.export': { room: 'cashier', kind: 'does', roles: ['cashier', 'finance'], moves: 'money' },
  'withdrawals.note': { room: 'cashier', kind: 'does', roles: ['cashier', 'finance'], moves: 'money' },

  'corrections.read': {
    room: 'cashier',
    kind: 'look',
    roles: ['support', 'cashier', 'compliance', 'finance', 'auditor'],
  },
  // Proposed from a player's page, hence by who may read it.
  'corrections.propose': { room: 'cashier', kind: 'proposes', roles: ['support', 'cashier'], moves: 'money' },
  'corrections.approve': { room: 'cashier', kind: 'approves', roles: ['compliance', 'finance'], moves: 'money' },

  'deposits.read': { room: 'deposits', kind: 'look', roles: ['cashier', 'compliance', 'finance', 'auditor'] },
  'deposits.release': { room: 'deposits', kind: 'does', roles: ['cashier', 'compliance'], moves: 'money' },
  'deposits.return': { room: 'deposits', kind: 'does', roles: ['cashier', 'finance'], moves: 'money' },
  'coins.read': { room: 'deposits', kind: 'look', roles: ['cashier', 'compliance', 'finance', 'auditor'] },
  'coins.release': { room: 'deposits', kind: 'does', roles: ['cashier', 'compliance'], moves: 'money' },
  'coins.return': { room: 'deposits', kind: 'does', roles: ['cashier', 'finance'], moves: 'money' },
  'coins.charge_back': { room: 'deposits', kind: 'does', roles: ['compliance', 'finance'], moves: 'money' },
  'coins.settle': { room: 'deposits', kind: 'does', roles: ['cashier', 'finance'] },
  'statements.compare': { room: 'deposits', kind: 'does', roles: ['cashier', 'finance', 'auditor'] },

  'papers.read': { room: 'papers', kind: 'look', roles: ['compliance', 'auditor'] },
  'papers.open': { room: 'papers', kind: 'look', roles: ['compliance'] },
  'papers.decide': { room: 'papers', kind: 'does', roles: ['compliance'] },

  // Whom a suspicion is about is for few, and never for who sells or who runs games. Anybody who sees players may report one, and hears no more.
  'risk.read': { room: 'risk', kind: 'look', roles: ['compliance', 'auditor'] },
  'risk.open': { room: 'risk', kind: 'does', roles: ['support', 'cashier', 'compliance'] },
  'risk.work': { room: 'risk', kind: 'does', roles: ['compliance'] },
  'risk.report': { room: 'risk', kind: 'does', roles: ['compliance'] },
  'risk.rules': { room: 'risk', kind: 'reads', roles: ['compliance', 'finance', 'auditor'] },
  'risk.propose': { room: 'risk', kind: 'proposes', roles: ['compliance'] },
  'risk.approve': { room: 'risk', kind: 'approves', roles: ['compliance', 'finance'] },

  'chats.read': { room: 'chats', kind: 'look', roles: ['support', 'compliance', 'auditor'] },
  'chats.answer': { room: 'chats', kind: 'does', roles: ['support', 'compliance'] },

  // Never for marketing, by whatever other role or loan: `mayDo`.
  'markers.read': { room: 'safer-play', kind: 'look', roles: ['support', 'compliance', 'auditor'] },
  'markers.intervene': { room: 'safer-play', kind: 'does', roles: ['support', 'compliance'] },

  // How outside services answer: nobody is named.
  'registers.read': {
    room: 'safer-play',
    kind: 'reads',
    roles: ['administrator', 'support', 'compliance', 'auditor'],
  },

  'grants.read': { room: 'promotions', kind: 'look', roles: ['marketing', 'compliance', 'auditor'] },
  'grants.decide': { room: 'promotions', kind: 'does', roles: ['marketing', 'compliance'] },

  // Who writes a campaign never publishes it, whatever else they are.
  'campaigns.read': { room: 'promotions', kind: 'reads', roles: ['marketing', 'finance', 'compliance', 'auditor'] },
  'campaigns.draft': { room: 'promotions', kind: 'does', roles: ['marketing'] },
  'campaigns.propose': { room: 'promotions', kind: 'proposes', roles: ['marketing'] },
  'campaigns.approve': { room: 'promotions', kind: 'approves', roles: ['finance', 'compliance'] },
  'campaigns.end': { room: 'promotions', kind: 'does', roles: ['marketing', 'finance', 'compliance'] },

  // Who sells writes, and who watches over it says yes, or the other way round; never one of them alone.
  'content.read': { room: 'content', kind: 'reads', roles: ['support', 'compliance', 'marketing', 'auditor'] },
  'content.write': { room: 'content', kind: 'does', roles: ['compliance', 'marketing'] },
  'content.propose': { room: 'content', kind: 'proposes', roles: ['compliance', 'marketing'] },
  'content.approve': { room: 'content', kind: 'approves', roles: ['compliance', 'marketing'] },
  'content.preview_as': { room: 'content', kind: 'look', roles: ['support', 'compliance'] },

  'returns.read': { room: 'games', kind: 'reads', roles: ['games', 'finance', 'compliance', 'auditor'] },
  'returns.settle': { room: 'games', kind: 'does', roles: ['games', 'compliance'] },

  // Money and limits move: never the proposer, whatever other role they have.
  'games.read': { room: 'games', kind: 'reads', roles: ['games', 'finance', 'compliance', 'auditor'] },
  'games.propose': { room: 'games', kind: 'proposes', roles: ['games'] },
  'games.approve': { room: 'games', kind: 'approves', roles: ['compliance', 'finance'] },
  'games.arrange': { room: 'games', kind: 'does', roles: ['games'] },

  'reports.read': { room: 'reports', kind: 'reads', roles: ['administrator', 'compliance', 'finance', 'auditor'] },

  'affiliates.read': { room: 'affiliates', kind: 'reads', roles: ['marketing', 'compliance', 'finance', 'auditor'] },
  // Of every player at once, for whom the law names: of the log of each of them it is no look of somebody's.
  'reports.vault': { room: 'reports', kind: 'does', roles: ['compliance', 'finance', 'auditor'] },
  'affiliates.export': { room: 'affiliates', kind: 'does', roles: ['marketing', 'finance'] },
  'affiliates.propose': { room: 'affiliates', kind: 'proposes', roles: ['marketing', 'finance'] },
  'affiliates.approve': { room: 'affiliates', kind: 'approves', roles: ['finance', 'compliance'] },
  'affiliates.end': { room: 'affiliates', kind: 'does', roles: ['marketing', 'finance'] },

  'webhooks.read': { room: 'events', kind: 'reads', roles: ['administrator', 'finance', 'auditor'] },
  'webhooks.resend': { room: 'events', kind: 'does', roles: ['administrator', 'finance'] },
  // What happens in the house goes to nobody outside by one person's word.
  'webhooks.propose': { room: 'events', kind: 'proposes', roles: ['administrator'] },
  'webhooks.approve': { room: 'events', kind: 'approves', roles: ['administrator', 'finance'] },
  // Whoever has a secret can speak as the house: one proposes it, and another has it.
  'webhooks.renew': { room: 'events', kind: 'proposes', roles: ['administrator'] },
  'webhooks.end': { room: 'events', kind: 'does', roles: ['administrator', 'finance'] },

  'staff.read': { room: 'staff', kind: 'reads', roles: ['administrator', 'compliance', 'auditor'] },
  'staff.propose': { room: 'staff', kind: 'proposes', roles: ['administrator'], moves: 'rights' },
  'staff.approve': { room: 'staff', kind: 'approves', roles: ['administrator'], moves: 'rights' },
  'staff.end': { room: 'staff', kind: 'does', roles: ['administrator'], moves: 'rights' },

  'audit.read': { room: 'audit', kind: 'reads', roles: ['administrator', 'compliance', 'finance', 'auditor'] },
  'audit.export': { room: 'audit', kind: 'look', roles: ['compliance', 'auditor'] },
} as const satisfies Readonly<Record<string, Rule>>;

export type Act = keyof typeof acts;
export const actNames = Object.keys(acts) as Act[];

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
export const isAct = (text: string): text is Act => Object.hasOwn(acts, text);
