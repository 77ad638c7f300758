import { commitmentOf } from '#domain/fairness/seeds.ts';

/** The name under which everybody sees a stake of a shared round: the first 12 hex digits of the SHA-256 of its id. */
export const publicIdOf = (stakeId: string): string => commitmentOf(stakeId).slice(0, 12);
