import type { Queryable } from '#server/db/db.ts';
import { sql } from '#server/db/db.ts';

const fill = sql(
  'test_fill_payer',
  `INSERT INTO player_details AS d (player_id, date_of_birth, country, city, address, zip_code, phone_number, dialing_code)
   VALUES ($1, $2, 'AT', 'Vienna', $3, '1010', $4, '43')
   ON CONFLICT (player_id) DO UPDATE SET
     date_of_birth = coalesce(d.date_of_birth, excluded.date_of_birth), country = coalesce(d.country, excluded.country),
     city = coalesce(d.city, excluded.city), address = coalesce(d.address, excluded.address),
     zip_code = coalesce(d.zip_code, excluded.zip_code), phone_number = coalesce(d.phone_number, excluded.phone_number),
     dialing_code = coalesce(d.dialing_code, excluded.dialing_code)`,
);

let others = 0;
/** A day of birth, a street and a number of one's own: who shares them counts as one person, whose bonuses wait. */
export function ownDetails() {
  others += 1;
  return {
    dateOfBirth: new Date(Date.UTC(1960, 0, 1 + (others % 10_000))).toISOString().slice(0, 10),
    address: `${others} Analytical Row`,
    phoneNumber: String(6_641_234_567 + others),
  };
}

/** Fills in what is empty of what a payment asks of a profile, where nobody calls over HTTP. */
export const fillPayer = async (db: Queryable, playerId: string): Promise<void> => {
  const { dateOfBirth, address, phoneNumber } = ownDetails();
  await db.query(fill, [playerId, dateOfBirth, address, phoneNumber]);
};
