import type { Person, RegisterName, Silence } from '#domain/registers/register.ts';

/** What a register says of a person. `reference`: its own name of the answer. */
export type Heard =
  | { readonly said: 'clear' | 'excluded'; readonly reference: string | null }
  | { readonly said: 'unreachable'; readonly reason: Silence };

/** A register as the house asks it. */
export type Register = {
  readonly name: RegisterName;
  /** Never throws; answers within `askMsMax` of ask.ts. `questionId` names the question to the register, and nobody. */
  readonly ask: (person: Person, questionId: string) => Promise<Heard>;
  readonly figures: () => RegisterFigures;
};

/** Since the process began. */
type RegisterFigures = {
  readonly isOpen: boolean;
  readonly answers: ReadonlyMap<Heard['said'], number>;
  /** Seconds, of the last questions that were answered. */
  readonly seconds: { readonly p50: number; readonly p99: number };
};

/** The registers that are switched on, by the country whose people they are of. */
export type Registers = ReadonlyMap<string, Register>;
