import type { TimelineKind } from '#domain/desk/timeline.ts';
import { ok } from '#domain/result.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskInput, type DeskResult } from './call-desk.ts';
import { createDeskList } from './pages.ts';

type FoundPlayers = DeskAnswer<'findPlayers'>;
export type FoundPlayer = FoundPlayers['players'][number];
export type DeskPlayer = DeskAnswer<'readDeskPlayer'>;
export type TimelineEvent = DeskAnswer<'listDeskTimeline'>['events'][number];
export type DeskRound = DeskAnswer<'listDeskRounds'>['rounds'][number];
export type DeskPayment = DeskAnswer<'listDeskPayments'>['payments'][number];

export const createFound = (q: string, after: string | null) =>
  createDeskQuery(() => callDesk('findPlayers', { query: { q, ...(after !== null && { after }) } }));

export const createPlayer = (id: string) => createDeskQuery(() => callDesk('readDeskPlayer', { params: { id } }));

/** A page of a list by the name that its items have in the answer. */
const paged = <Name extends string, Item>(
  answer: DeskResult<Readonly<Record<Name, Item[]>> & { readonly next: string | null }>,
  name: Name,
) => (answer.ok ? ok({ items: answer.value[name], next: answer.value.next }) : answer);

const since = (before: string | undefined) => (before === undefined ? {} : { before });

export const createTimeline = (id: string, kind: TimelineKind | null) =>
  createDeskList(async (before) => {
    const query = { ...since(before), ...(kind !== null && { kind }) };
    return paged(await callDesk('listDeskTimeline', { params: { id }, query }), 'events');
  });

/** `gameSession`: null for all rounds. */
export const createRounds = (id: string, gameSession: string | null) =>
  createDeskList(async (before) => {
    const query = { ...since(before), ...(gameSession !== null && { gameSession }) };
    return paged(await callDesk('listDeskRounds', { params: { id }, query }), 'rounds');
  });

export const createPayments = (id: string) =>
  createDeskList(async (before) =>
    paged(await callDesk('listDeskPayments', { params: { id }, query: since(before) }), 'payments'),
  );

export const addNote = (id: string, text: string) => callDesk('addPlayerNote', { params: { id }, body: { text } });

/** Asks for a payout in a player’s name. */
export const requestPayout = (id: string, body: DeskInput<'requestPayout'>['body']) =>
  callDesk('requestPayout', { params: { id }, body });
