/** Registers of people who have shut themselves out of gambling, by the names that settings, rows and figures have for them. */
export const registerNames = ['spelpaus', 'gamstop', 'rofus', 'oasis'] as const;
export type RegisterName = (typeof registerNames)[number];

/** As people know them. */
export const registerTitles = {
  spelpaus: 'Spelpaus',
  gamstop: 'GAMSTOP',
  rofus: 'ROFUS',
  oasis: 'OASIS',
} as const satisfies Record<RegisterName, string>;

/** What registers know people by. A day as `yyyy-mm-dd`, a phone number in E.164. */
const personFields = ['nationalNumber', 'firstName', 'lastName', 'dateOfBirth', 'email', 'zipCode', 'mobile'] as const;
export type PersonField = (typeof personFields)[number];

/** What the house knows of a person; null where it knows nothing. */
export type Person = { readonly [Field in PersonField]: string | null };

/** What each must be told to answer at all; docs/rooms/registers.md says from which public sources this is. */
const registerNeeds = {
  spelpaus: ['nationalNumber'],
  gamstop: ['firstName', 'lastName', 'dateOfBirth', 'email', 'zipCode'],
  rofus: ['nationalNumber'],
  oasis: ['firstName', 'lastName', 'dateOfBirth'],
} as const satisfies Record<RegisterName, readonly PersonField[]>;

/** What a register needs and the house does not know. */
export const missingOf = (register: RegisterName, person: Person): PersonField[] =>
  registerNeeds[register].filter((field) => person[field] === null || person[field] === '');

/** At which moment a register is asked. `again`: of who is here, once its last answer grows old; `profile`: once what it needs was filled in. */
export type RegisterMoment = 'sign_up' | 'sign_in' | 'deposit' | 'bonus' | 'play' | 'profile' | 'again';

/** What stands of a question: what the register said, or why it said nothing. */
export const registerAnswers = ['clear', 'excluded', 'unreachable', 'details_missing'] as const;
export type RegisterAnswer = (typeof registerAnswers)[number];

/** Why a register said nothing: it was late, could not be reached, refused us, answered something else, or was left alone for a moment. */
export const silences = ['late', 'away', 'refused', 'broken', 'paused'] as const;
export type Silence = (typeof silences)[number];

/** How a register stands by the last of its questions; null: there is none. */
export const registerStates = ['answers', 'silent', 'unasked'] as const;
export type RegisterState = (typeof registerStates)[number];

export const registerStateOf = (answeredAt: Date | null, silentAt: Date | null): RegisterState => {
  if (silentAt !== null && (answeredAt === null || silentAt > answeredAt)) return 'silent';
  return answeredAt === null ? 'unasked' : 'answers';
};
