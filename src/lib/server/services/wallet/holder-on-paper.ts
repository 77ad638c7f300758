import { textOf } from '../../words.ts';
import { shownEmail } from '../profile/shown-email.ts';
import type { Sheet } from './pdf-sheet.ts';

/** The holder's name, or that the paper has no letters for it: a name that is just not there would look forgotten. */
export const nameOn = ({ canSet }: Pick<Sheet, 'canSet'>, name: string): string =>
  canSet(name) ? name : textOf('statement.paper_name_unset');

/** The holder's address with the letters of its domain, or in ASCII where the paper has none of them. */
export const emailOn = ({ canSet }: Pick<Sheet, 'canSet'>, email: string): string => {
  const shown = shownEmail(email);
  return canSet(shown) ? shown : email;
};
