import { type DataKind, define } from './define.ts';

/** Who the player is. */
export const personData: readonly DataKind[] = [
  define(
    'profile',
    ['player'],
    [['id', 'uuid']],
    [
      'id',
      'email',
      'full_name',
      'first_name',
      'last_name',
      'name_guessed',
      'language',
      'click_id',
      'created_at',
      'confirmed_at',
      'terms_accepted_at',
      'excluded_until',
      'timed_out_until',
      'cleared_until',
      'register_excluded_at',
      'own_excluded_until',
      'closed_at',
      'closing_reason',
      'show_wins',
    ],
    'player WHERE id = $1',
  ),
  define(
    'accepted_terms',
    ['terms_acceptance'],
    [
      ['document', 'text'],
      ['number', 'bigint'],
    ],
    ['document', 'number', 'version', 'accepted_at'],
  ),
  // That there is one, and of which country; what it is stays sealed.
  define('national_number', ['national_number'], [['country', 'text']], ['country', 'filled_at']),
  define(
    'national_number_former',
    ['national_number_former'],
    [
      ['country', 'text'],
      ['seq', 'bigint'],
    ],
    ['country', 'seq', 'filled_at', 'replaced_at', 'how'],
  ),
  // When another was asked for; who of the house did stands among the acts of staff.
  define('number_corrections', ['number_correction'], [['id', 'bigint']], ['country', 'allowed_at', 'used_at']),
  define('registers', ['register_standing'], [['register', 'text']], ['register', 'answer', 'asked_at', 'clear_until']),
  define(
    'register_questions',
    ['register_question'],
    [
      ['asked_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    ['id', 'asked_at', 'answered_at', 'register', 'moment', 'answer', 'reason', 'reference'],
  ),
  define('referral', ['affiliate_referral'], [['id', 'uuid']], ['affiliate_id', 'at', 'first_deposit_at']),
  define(
    'details',
    ['player_details'],
    [['player_id', 'uuid']],
    [
      'date_of_birth',
      'gender',
      'avatar',
      'country',
      'state',
      'address',
      'address2',
      'nick_name',
      'city',
      'zip_code',
      'phone_number',
      'dialing_code',
      'receive_email_promo',
    ],
  ),
];
