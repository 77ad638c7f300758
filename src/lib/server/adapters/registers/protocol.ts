import type { Person, RegisterName } from '#domain/registers/register.ts';

export type Outgoing = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type Incoming = { readonly status: number; readonly headers: Headers; readonly body: string };

/** What an answer says; null: it is none that the register is known to give. */
type Told = { readonly said: 'clear' | 'excluded'; readonly reference: string | null } | null;

/** How one register is spoken to. Knows no network. */
export type Protocol = {
  readonly name: RegisterName;
  /** Of a person of whom all is known that the register needs. */
  readonly question: (person: Person, questionId: string) => Outgoing;
  /** Of an answer with status 200. */
  readonly read: (answer: Incoming, questionId: string) => Told;
  /** Of an answer with another status: whether it is about what was asked, where its status says that the register failed. */
  readonly isFault?: (answer: Incoming) => boolean;
};

export const textOf = (value: string | null): string => value ?? '';
