import { accountData } from './player-data/account.ts';
import type { DataKind } from './player-data/define.ts';
import { moneyData } from './player-data/money.ts';
import { personData } from './player-data/person.ts';
import { playData } from './player-data/play.ts';

export type { DataKind } from './player-data/define.ts';

/** In the order of the document. Columns are named one by one: what is not named here does not leave the house. */
export const dataKinds: readonly DataKind[] = [...personData, ...moneyData, ...playData, ...accountData];

/**
 * Tables with a player's id that stay out of the export, and why.
 * @internal a test holds it against the database
 */
export const keptBack: Readonly<Record<string, string>> = {
  code_attempt: 'counts tries of codes; to tell would help who guesses',
  email_token: 'keys of mailed links, as hashes; the mails themselves are listed',
  event: 'what systems outside are told; each tells of a row that is listed',
  known_device: 'keys of browsers that signed in before, as hashes; the sign-ins are listed',
  journal_line:
    'what the journal off the database is told again; the limits, breaks and payments that it tells of are listed',
  kept_answer: 'texts of answers of the last two days, to be told again alike; what they tell of is listed',
  launch_token: 'keys of game launches, as hashes; the game sessions they opened are listed',
  made_key: 'keys of calls of the last hour, beside hashes of what was sent; what the calls made is listed',
  marker_due: 'a queue: of whom markers of harm are to be looked for; what was found is listed',
  passkey_challenge: 'keys of a sign-in under way, as hashes',
  player_note:
    'what staff noted for each other, which may tell of a suspicion and of others; people answer who asks for it',
  proposal:
    'what one of the staff proposed to another, with words for staff alone; a correction that came of it is among the movements',
  recovery_code: 'keys to the account, as hashes',
  risk_case_player:
    'what people look into, which may be told to nobody it is about (Directive (EU) 2015/849, article 39)',
  risk_finding: 'as risk_case_player',
  risk_link: 'as risk_case_player; and it tells of others',
  sign_in_ticket: 'keys of a sign-in under way, as hashes',
  studio_said: 'outside studios’ own words of wallet commands, which are listed',
};
