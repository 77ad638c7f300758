import type { Families } from '#domain/games/book/families.ts';
import { t } from '#i18n/client.ts';
import { type Fields, joined, listOf, plain } from './read.ts';

/** One thing that a round came to: what it is, and how it came out. */
export type OutcomeLine = { readonly name: string; readonly text: string };

/** Tells the outcome of a game's round, as its record holds it, in lines. */
export type Describe = (outcome: Fields) => readonly OutcomeLine[];

/** How outcomes are told, by the ids of their games. */
export type Outcomes = Readonly<Record<string, Describe>>;

/** How the outcomes of a whole family are told: one that lacks a game does not compile. */
export type OutcomesOf<Family extends keyof Families> = Readonly<Record<Families[Family], Describe>>;

export const resultLine = (text: string): OutcomeLine => ({ name: t('rounds.out.result'), text });

/** What was drawn or called, in its order. */
export const drawnLine = (drawn: unknown): OutcomeLine => ({ name: t('rounds.out.drawn'), text: joined(drawn) });

/** In what order the runners came in. */
export const finishLine = (order: unknown): OutcomeLine => ({ name: t('rounds.out.finish'), text: joined(order) });

export const multiplierLine = (multiplier: unknown): OutcomeLine => ({
  name: t('rounds.out.multiplier'),
  text: `${plain(multiplier)}×`,
});

/** Places are counted from 0 in records and from 1 by people. */
export const places = (value: unknown): string => joined(listOf(value).map((place) => Number(place) + 1));
