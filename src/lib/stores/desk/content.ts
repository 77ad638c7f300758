import { map } from 'nanostores';
import type { TextKind } from '#domain/content/text.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type TextList = DeskAnswer<'listTexts'>;
export type ListedText = TextList['texts'][number];
export type OpenedText = DeskAnswer<'readText'>;
export type TextProposal = OpenedText['proposals'][number];
export type TextFault = DeskAnswer<'checkText'>['faults'][number];
export type PreviewPlayers = DeskAnswer<'findPlayers'>;
export type PreviewPlayer = DeskAnswer<'readPreviewPlayer'>;

export const $texts = createDeskQuery(() => callDesk('listTexts', {}));
export const $text = createDeskChosen((path) => callDesk('readText', { query: { path } }));

const reload = () => Promise.all([$texts.reload(), $text.reload()]);

export const checkText = (path: string, source: string) => callDesk('checkText', { body: { path, source } });
export const readTextVersion = (path: string, number: number) =>
  callDesk('readTextVersion', { query: { path, number: String(number) } });

type Seen = Pick<OpenedText, 'head' | 'file'>;
/** Saves a draft over what was shown. Nothing is loaded anew where it is refused, so that what was typed stays beside what is there now. */
export const saveText = (path: string, source: string, note: string, { head, file }: Seen) =>
  afterAct(
    callDesk('saveText', { body: { path, source, note, shown: { head, fileHash: file?.hash ?? null } } }),
    reload,
  );

/** What was typed into a text and is not saved, with the version that it was typed over: it outlives a tab of the room and every refusal. */
export type Typed = { readonly source: string; readonly seen: Seen };
export const $typed = map<Readonly<Record<string, Typed | undefined>>>({});
export const typeText = (path: string, source: string, seen: Seen): void => $typed.setKey(path, { source, seen });
export const discardTyped = (path: string): void => $typed.setKey(path, undefined);

type Stand = Pick<OpenedText, 'head' | 'release'>;
export const proposeText = (path: string, { head, release }: Stand, startsAt: string | null, reason: string) =>
  afterAct(
    callDesk('proposeText', { body: { path, number: head, startsAt, reason, shown: { head, release } } }),
    reload,
  );
export const proposeTakeBack = (path: string, release: number, reason: string) =>
  afterAct(callDesk('proposeTakeBack', { body: { path, reason, shown: { release } } }), reload);
export const approveText = (id: string) => afterAct(callDesk('approveText', { params: { id } }), reload);
export const buildPagesAgain = () => afterAct(callDesk('buildPagesAgain', {}), $texts.reload);
export const refuseText = (id: string, note: string) =>
  afterAct(callDesk('refuseText', { params: { id }, body: { note } }), reload);
export const withdrawText = (id: string, note: string) =>
  afterAct(callDesk('withdrawText', { params: { id }, body: { note } }), reload);

/** The first page of who fits what was typed; a look, as every search of players is. */
export const findForPreview = (typed: string) => callDesk('findPlayers', { query: { q: typed.trim() } });
export const readPreviewPlayer = (id: string, day: string) =>
  callDesk('readPreviewPlayer', { params: { id }, query: { day } });

/** The address of a preview, for the desk's frame. */
export const previewAddress = (path: string, number: number, day: string): string =>
  `/desk-service/content/preview?${new URLSearchParams({ path, number: String(number), day })}`;

/** What a new text begins with. */
const templates: Readonly<Record<Exclude<TextKind, 'policies' | 'pages'>, (name: string) => string>> = {
  faq: (group) => `---\nquestion: What is the question?\ngroup: ${group}\norder: 990\n---\n\nThe answer.\n`,
  promotions: () =>
    '---\ntitle: A promotion\ndescription: What it gives and to whom, in one or two plain sentences.\noffer: no-deposit\norder: 90\n---\n\n- The condition that matters most.\n',
};

/** A text that is not there yet: opened with the first of its versions. */
export const newText = (kind: 'faq' | 'promotions', group: string, name: string) => ({
  path: kind === 'faq' ? `src/content/faq/${group}/${name}.md` : `src/content/promotions/${name}.md`,
  source: templates[kind](group),
});

/** Today in UTC, as a day is written. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A moment that was typed in the browser's own time, as the house writes one; null where it is none. */
export const momentOf = (typed: string): string | null => {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};
