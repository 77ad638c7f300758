import { sql } from '../db.ts';

/** Of who asks: `mighty` when it may do more to the house's tables than read them. */
export const findOwnMight = sql(
  'find_own_might',
  `SELECT current_user AS role, r.rolsuper OR EXISTS (SELECT FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')) AS mighty
   FROM pg_roles r WHERE r.rolname = current_user`,
);
export type MightRow = { role: string; mighty: boolean };
