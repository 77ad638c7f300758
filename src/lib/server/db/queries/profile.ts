import { command, sql } from '../db.ts';

/** Each field null while it is empty; a date as `yyyy-mm-dd`. */
export type DetailsRow = {
  dateOfBirth: string | null;
  gender: 'Male' | 'Female' | null;
  avatar: string | null;
  country: string | null;
  state: string | null;
  address: string | null;
  nickName: string | null;
  address2: string | null;
  city: string | null;
  zipCode: string | null;
  phoneNumber: string | null;
  dialingCode: string | null;
  receiveEmailPromo: boolean;
};

export type ProfileRow = DetailsRow & {
  email: string;
  confirmed_at: Date | null;
  first_name: string;
  last_name: string;
  full_name: string;
  show_wins: boolean;
};

const details = `d.date_of_birth AS "dateOfBirth", d.gender, d.avatar, d.country, d.state, d.address,
  d.nick_name AS "nickName", d.address2, d.city, d.zip_code AS "zipCode", d.phone_number AS "phoneNumber",
  d.dialing_code AS "dialingCode", coalesce(d.receive_email_promo, false) AS "receiveEmailPromo"`;

export const findProfile = sql(
  'find_profile',
  `SELECT p.email, p.confirmed_at, p.first_name, p.last_name, p.full_name, p.show_wins, ${details}
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = $1`,
);

/** Makes the player's row when there is none, so that there is one to lock. */
export const openDetails = command(
  'open_details',
  'INSERT INTO player_details (player_id) VALUES ($1) ON CONFLICT (player_id) DO NOTHING',
);

/** The row as it stands, locked until the transaction ends: of two who fill in the same field one sees the other's value. */
export const lockDetails = command(
  'lock_details',
  `SELECT ${details} FROM player_details d WHERE d.player_id = $1 FOR UPDATE`,
);

/** Fills in what is empty; a column that has a value keeps it, whatever is given. `$14`: null leaves the promotions as they are. */
export const fillDetails = command(
  'fill_details',
  `UPDATE player_details SET
     date_of_birth = coalesce(date_of_birth, $2::date), gender = coalesce(gender, $3), avatar = coalesce(avatar, $4),
     country = coalesce(country, $5), state = coalesce(state, $6), address = coalesce(address, $7),
     nick_name = coalesce(nick_name, $8), address2 = coalesce(address2, $9), city = coalesce(city, $10),
     zip_code = coalesce(zip_code, $11), phone_number = coalesce(phone_number, $12),
     dialing_code = coalesce(dialing_code, $13), receive_email_promo = coalesce($14, receive_email_promo)
   WHERE player_id = $1`,
);

/** One statement: two at once flip twice. */
export const flipPromo = command(
  'flip_promo',
  `INSERT INTO player_details (player_id, receive_email_promo) VALUES ($1, true)
   ON CONFLICT (player_id) DO UPDATE SET receive_email_promo = NOT player_details.receive_email_promo
   RETURNING receive_email_promo AS "receiveEmailPromo"`,
);

/** A row where it was otherwise until now. */
export const setShowWins = command(
  'set_show_wins',
  'UPDATE player SET show_wins = $2 WHERE id = $1 AND show_wins <> $2 RETURNING id',
);

/** A row for who was subscribed until now. */
export const endPromo = command(
  'end_promo',
  `UPDATE player_details SET receive_email_promo = false WHERE player_id = $1 AND receive_email_promo
   RETURNING player_id`,
);
