/**
 * The codes with which calls of the desk alone may fail, and the status of each. The desk's words for them stand in
 * `public/locales/en/desk.json` (`error.<code>`): no player's page carries them.
 */
export const deskErrorStatus = {
  /** The right is not there, or has ended meanwhile. */
  act_not_allowed: 403,
  /** The passkey is to be shown once more first. */
  prove_again: 403,
  /** It is not as it was shown any more; `facts` say what it is now. */
  changed_since_shown: 409,
  proposal_not_found: 404,
  campaign_not_found: 404,
  /** Another promotion has this id, or had it. */
  campaign_id_taken: 409,
  /** It has faults, which its page names. */
  campaign_faulty: 409,
  campaign_proposed: 409,
  campaign_not_in_force: 409,
  /** What can be won by it was not confirmed in figures. */
  profit_unconfirmed: 409,
  proposal_decided: 409,
  /** Who proposed it cannot approve it. */
  own_proposal: 409,
  /** Who proposed it alone takes it back. */
  not_own_proposal: 409,
  approved_before: 409,
  own_request: 409,
  /** Who asked for a payout, approved it or took it to the signer does not say, too, that it was not paid. */
  own_payout: 409,
  /** At the shell nobody proves who they are. */
  approve_at_desk: 409,
  promotion_not_found: 404,
  promotion_not_held: 409,
  /** Excluded, on a break, or not answered for by their country’s register: given nothing meanwhile. */
  player_rests: 409,
  account_open: 409,
  number_not_given: 409,
  /** There is too little to take. */
  balance_too_low: 409,
  staff_not_found: 404,
  staff_name_taken: 409,
  /** Who gives rights moves no money: together they are more than one person may have. */
  rights_too_much: 409,
  /** The end of a right lies behind, or a loan’s too far ahead. */
  until_wrong: 409,
  /** Two people have to stay who can give rights. */
  last_administrator: 409,
  /** The house has two already who can. */
  founded_already: 409,
  last_key: 409,
  invite_invalid: 410,
  player_not_found: 404,
  /** Its company was asked to give it back, and may do so. */
  refund_under_way: 409,
  /** A line of the file cannot be understood; `facts` say which, and why. */
  statement_unreadable: 409,
  /** Neither its lines nor who asks say whose statement it is, and of which days. */
  statement_empty: 409,
  /** The operator has not said which licence there is in that country. */
  records_not_set: 409,
  nothing_to_pay: 409,
  payout_under_way: 409,
  not_checked: 409,
  case_not_found: 404,
  case_decided: 409,
  case_open: 409,
  /** Who decides on a case has taken it first. */
  case_not_taken: 409,
  case_taken: 409,
  /** Nobody of the case is excluded or closed. */
  not_restricted: 409,
  /** No report was made of the case. */
  not_reported: 409,
  /** Another affiliate has this name, or one prefix begins the other. */
  prefix_taken: 409,
  /** Braces stand in an address’s query alone, and have a known name in them. */
  template_invalid: 409,
  /** WEBHOOK_HOSTS does not name the host of an address. */
  host_not_named: 409,
  known_already: 409,
  event_type_unknown: 409,
  text_not_found: 404,
  /** What players accept is changed in the repository (decision 051). */
  text_not_writable: 409,
  /** It says what it said. */
  text_same: 409,
  /** Another question has the anchor. */
  text_name_taken: 409,
  /** `facts` say how many, and the first. */
  text_has_faults: 409,
  /** The repository’s file is another than the one it was written over. */
  text_conflict: 409,
  /** Somebody asks for something of this text already. */
  text_proposed: 409,
  /** A version waits for its moment: it is taken back first. */
  release_waits: 409,
  nothing_released: 409,
  /** Who wrote any part of it does not approve it. */
  own_text: 409,
  /** This process serves no pages. */
  no_pages_here: 503,
  /** Nothing would be otherwise. */
  thresholds_same: 409,
  /** It is so already. */
  setting_same: 409,
  /** Stakes that are wider than the game’s own, or none that can be placed; `facts` say where. */
  limits_wrong: 409,
  country_unknown: 409,
} as const;

export type DeskErrorCode = keyof typeof deskErrorStatus;
