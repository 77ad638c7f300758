import type { Families } from '#domain/games/book/families.ts';
import type { TableRules } from './frame/table-rules.ts';

/** The rules of a game as its page prints them: with the choices that its table begins with. Its words must be there. */
export type PrintRules = () => TableRules;

/** Printed rules by the ids of their games. */
export type Printed = Readonly<Record<string, PrintRules>>;

/** The printed rules of a whole family: one that lacks a game does not compile. */
export type PrintedOf<Family extends keyof Families> = Readonly<Record<Families[Family], PrintRules>>;
