import type { Eligible, Grant, Promotion } from '#stores/promotions/promotions.ts';
import { readOffers } from '../../src/lib/offers/read-offers.ts';

const offers = readOffers();

/** One of the house's own documents, as answers carry it. */
export const rulesOf = (id: string): Promotion['config']['rules'] => {
  const found = offers.find((rules) => rules.id === id);
  if (found === undefined) throw new Error(`no offer ${id}`);
  return JSON.parse(JSON.stringify(found)) as Promotion['config']['rules'];
};

export const promotionOf = (id: string): Promotion => {
  const rules = rulesOf(id);
  const displayName = rules.reward.kind === 'no_deposit' ? 'NO DEPOSIT' : rules.name;
  return {
    config: { id, displayName, freeSpins: [], cashBonus: [], rules },
    games: [],
  };
};

/** What is eligible: these promotions, all under one event. */
export const eligibleOf = (ids: readonly string[], facts: Partial<Eligible['facts']> = {}): Eligible => ({
  eligible: ids.length > 0,
  events: [{ info: { displayName: 'Welcome offer', eventName: 'welcome' }, promotions: ids.map(promotionOf) }],
  facts: { depositsMade: 0, capLeftEur: {}, pendingId: null, running: false, ...facts },
});

/** A grant of a document: a running one in euros unless told otherwise. */
export const grantOf = (promotionId: string, part: Partial<Grant> = {}): Grant => ({
  id: '00000000-0000-4000-8000-000000000001',
  promotionId,
  version: 1,
  displayName: rulesOf(promotionId).name,
  state: 'ACTIVE',
  currency: 'EUR',
  deposit: '100.00',
  bonus: '200.00',
  bonusLeft: '200.00',
  lockedLeft: '0.00',
  wagered: '0.00',
  wageringRequired: '2000.00',
  stakeMax: '5.00',
  freeSpins: null,
  unlock: null,
  acceptedAt: '2027-01-01T00:00:00Z',
  keptUntil: null,
  startedAt: '2027-01-01T00:00:00Z',
  expiresAt: null,
  endedAt: null,
  endedWhy: null,
  rules: rulesOf(promotionId),
  currentRules: null,
  ...part,
});
