/**
 * What waits for people, with the hours after which somebody has waited too long: a player at the chat, money that is on its way, papers
 * that hold up a withdrawal, and what the house should look into.
 */
const patienceHours = {
  chats: 1,
  withdrawals: 24,
  coins_held: 24,
  coins_unseen: 24,
  deposits_held: 24,
  papers: 48,
  markers: 72,
  bonuses_held: 48,
  proposals: 24,
  corrections: 24,
  texts: 48,
  // A report to the authority is due without delay once there is a suspicion.
  risk_cases: 24,
  risk_rules: 72,
  game_settings: 24,
  affiliate_proposals: 72,
  webhook_proposals: 72,
  // A game that has no chain to go on with stops.
  chains: 24,
  // Of what failed nobody waits for an answer: it is told for a week.
  mails_failed: 168,
  pushes_failed: 168,
  return_drifts: 72,
  chargebacks: 72,
  webhooks_dead: 24,
} as const;

export type WaitingKind = keyof typeof patienceHours;
export const waitingKinds = Object.keys(patienceHours) as WaitingKind[];

/** How much of the time that people may be let wait is used up by the one who waits longest: from 1 on it is too long. */
export const lateness = (kind: WaitingKind, oldestSince: Date, now: Date): number =>
  Math.max(0, now.getTime() - oldestSince.getTime()) / (patienceHours[kind] * 3_600_000);

type Waiting = { readonly kind: WaitingKind; readonly late: number; readonly eurCents: bigint };

/** What is most overdue first; of what is in time, what holds most money. */
export const byUrgency = (a: Waiting, b: Waiting): number => {
  const [over, other] = [Math.max(1, a.late), Math.max(1, b.late)];
  if (over !== other) return other - over;
  if (a.eurCents !== b.eurCents) return a.eurCents < b.eurCents ? 1 : -1;
  return b.late - a.late;
};
