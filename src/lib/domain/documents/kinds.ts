/** What a player proves: who he is, and where he lives. */
export const subjects = ['identity', 'address'] as const;
export type Subject = (typeof subjects)[number];

/** One side of one paper. A paper with two sides is two documents, each with a decision of its own. */
export const identityKinds = ['passport', 'id_card_front', 'id_card_back', 'licence_front', 'licence_back'] as const;
export const documentKinds = [...identityKinds, 'bill'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The papers that prove a subject, each with its sides: one of them, whole, is enough. */
const papers = {
  identity: {
    passport: ['passport'],
    id_card: ['id_card_front', 'id_card_back'],
    licence: ['licence_front', 'licence_back'],
  },
  address: { bill: ['bill'] },
} as const satisfies Record<Subject, Record<string, readonly DocumentKind[]>>;

export type Paper = keyof (typeof papers)['identity'] | keyof (typeof papers)['address'];

export const papersOf = (subject: Subject): readonly (readonly [Paper, readonly DocumentKind[]])[] =>
  Object.entries(papers[subject]) as [Paper, readonly DocumentKind[]][];

export const subjectOf = (kind: DocumentKind): Subject => (kind === 'bill' ? 'address' : 'identity');

/** The sides of the paper that a kind is a side of, itself among them. */
export const sidesWith = (kind: DocumentKind): readonly DocumentKind[] =>
  papersOf(subjectOf(kind)).find(([, sides]) => sides.includes(kind))?.[1] ?? [kind];
