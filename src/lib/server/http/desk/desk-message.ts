import type { DeskErrorCode } from '#contract/desk/errors.ts';

/** English for logs and for people with curl; the desk's own words stand in its locale file. */
export const deskMessage: Record<DeskErrorCode, string> = {
  act_not_allowed: 'You have no right to this, or have it no more',
  changed_since_shown: 'It has changed since it was shown',
  proposal_not_found: 'There is no such proposal',
  proposal_decided: 'It was decided already, or has run out',
  own_proposal: 'Somebody else must say yes to what you proposed',
  approved_before: 'You have said yes to it already',
  own_request: 'Somebody else must say yes to what you asked for',
  staff_not_found: 'There is nobody like that here',
  staff_name_taken: 'Somebody is, or was, called so',
  rights_too_much: 'Who gives rights moves no money: together they are more than one person may have',
  until_wrong: 'The end lies behind, or too far ahead',
  last_administrator: 'Two people have to stay who can give rights',
  founded_already: 'Two people can give rights already: propose it',
  last_key: 'It is your only passkey: add another one first',
  invite_invalid: 'This link opens nothing, or the code beside it is another one',
  approve_at_desk: 'Approve it at the desk',
  promotion_not_found: 'There is no such promotion of a player',
  promotion_not_held: 'Nobody has to decide on it any more',
  account_open: 'The account is open',
  balance_too_low: 'There is too little on the account to take that',
  nothing_to_pay: 'Nothing is to be paid',
  player_not_found: 'There is no such player',
  payout_under_way: 'A payout is under way: wait a minute',
  not_checked: 'Say that you know from the provider that it was not paid',
};
