import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskInput, type DeskResult } from './call-desk.ts';

type Staff = DeskAnswer<'readStaff'>;
export type Person = Staff['people'][number];
export type Proposal = Staff['proposals'][number];
export type Wish = DeskInput<'proposeForStaff'>['body']['wish'];

export const $staff = createDeskQuery(() => callDesk('readStaff', {}));

/** Shows what has changed, whatever became of it: a refusal mostly says that the screen is not of now any more. */
const shown = async <T>(asked: Promise<DeskResult<T>>): Promise<DeskResult<T>> => {
  const answer = await asked;
  if (answer.ok || answer.code !== 'not_signed_in') void $staff.reload();
  return answer;
};

export const nameSecond = (name: string) => shown(callDesk('nameSecond', { body: { name } }));
export const propose = (wish: Wish, reason: string) => shown(callDesk('proposeForStaff', { body: { wish, reason } }));
export const approve = (id: string) => shown(callDesk('approveForStaff', { params: { id } }));
export const refuse = (id: string, note: string) =>
  shown(callDesk('refuseForStaff', { params: { id }, body: { note } }));
export const endPerson = (id: string, reason: string) =>
  shown(callDesk('endPerson', { params: { id }, body: { reason } }));
export const takeRight = (id: string, reason: string) =>
  shown(callDesk('takeRight', { params: { id }, body: { reason } }));

/** The link by which somebody comes in; its secret is behind the mark that browsers keep to themselves. */
export const linkOf = (token: string): string => `${window.location.origin}/desk/enter#${token}`;
