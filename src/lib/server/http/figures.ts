import { Gauge, type Registry } from 'prom-client';
import type { OutboxFigures } from '../services/events/outbox-figures.ts';
import type { HouseFigures } from '../services/figures/house-figures.ts';

type Sample = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

type Shown<Figures> = {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly of: (figures: Figures) => readonly Sample[];
};

/** Gauges of what one reading says; while there is none they are not there. One reading at a time serves them all. */
function addFigures<Figures>(
  register: Registry,
  read: () => Promise<Figures | null>,
  shown: readonly Shown<Figures>[],
): void {
  let reading: Promise<Figures | null> | undefined;
  const once = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const { name, help, labelNames = [], of } of shown)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [register],
      async collect() {
        // A reset gauge without labels would say 0.
        if (labelNames.length === 0) this.remove();
        else this.reset();
        const figures = await once();
        if (figures !== null) for (const { labels, value } of of(figures)) this.set(labels, value);
      },
    });
}

const plain = (value: number): Sample[] => [{ labels: {}, value }];

/** Each reading asks the database once. */
export const addOutbox = (register: Registry, read: () => Promise<OutboxFigures | null>): void =>
  addFigures(register, read, [
    { name: 'faceup_outbox_waiting', help: 'Events that wait for their numbers', of: (now) => plain(now.waiting) },
    {
      name: 'faceup_outbox_oldest_seconds',
      help: 'For how long the oldest of them has waited',
      of: (now) => plain(now.oldestSeconds),
    },
    {
      name: 'faceup_webhook_pending',
      help: 'Deliveries of events that wait or are due',
      of: (now) => plain(now.pending),
    },
    {
      name: 'faceup_webhook_dead',
      help: 'Deliveries of events that were given up, until somebody sends them again',
      of: (now) => plain(now.dead),
    },
  ]);

/** The house’s own business; every process of a house says the same. */
export const addHouse = (register: Registry, read: () => Promise<HouseFigures | null>): void =>
  addFigures(register, read, [
    {
      name: 'faceup_today_minor',
      help: 'By the books since midnight UTC, in minor units: deposits, withdrawals, stakes, payouts, bonusCost',
      labelNames: ['currency', 'figure'],
      of: (now) => now.todayMinor,
    },
    {
      name: 'faceup_today_eur_cents',
      help: 'The same of all currencies together, in cents of euros by the house’s rates',
      labelNames: ['figure'],
      of: (now) => now.todayEurCents,
    },
    {
      name: 'faceup_open_stakes_minor',
      help: 'Staked on rounds for real money that are not over, in minor units',
      labelNames: ['currency'],
      of: (now) => now.openStakesMinor,
    },
    {
      name: 'faceup_open_rounds',
      help: 'Rounds for real money that are not over',
      labelNames: ['currency'],
      of: (now) => now.openRounds,
    },
    {
      name: 'faceup_waiting',
      help: 'What waits for people at the desk, by its kind',
      labelNames: ['kind'],
      of: (now) => now.waiting,
    },
    {
      name: 'faceup_waiting_oldest_seconds',
      help: 'For how long the oldest of each kind has waited',
      labelNames: ['kind'],
      of: (now) => now.waitingSeconds,
    },
    {
      name: 'faceup_due',
      help: 'What the house itself has to do by now: payouts, mails, webhooks',
      labelNames: ['kind'],
      of: (now) => now.due,
    },
    {
      name: 'faceup_due_oldest_seconds',
      help: 'For how long the oldest of each kind has been due',
      labelNames: ['kind'],
      of: (now) => now.dueSeconds,
    },
    {
      name: 'faceup_chain_rounds_left',
      help: 'Rounds that are left of the hash chain of each game of shared rounds',
      labelNames: ['game'],
      of: (now) => now.chainRounds,
    },
    {
      name: 'faceup_chain_seconds_left',
      help: 'After how long it is used up, by the pace of the last day',
      labelNames: ['game'],
      of: (now) => now.chainSeconds,
    },
    {
      name: 'faceup_chain_goes_on',
      help: '1 where the next chain then follows by itself, 0 where the game stops',
      labelNames: ['game'],
      of: (now) => now.chainGoesOn,
    },
    {
      name: 'faceup_gateway_deposits_hour',
      help: 'Deposits begun within the last hour, by company and what became of them: paid, lost, open',
      labelNames: ['gateway', 'outcome'],
      of: (now) => now.gatewayDeposits,
    },
    {
      name: 'faceup_gateway_takeovers_hour',
      help: 'Card payments that a company was asked for within the last hour after another had failed',
      labelNames: ['gateway'],
      of: (now) => now.gatewayTakeovers,
    },
    {
      name: 'faceup_stream_behind',
      help: 'Events that the stream outside has not acknowledged',
      of: (now) => now.streamBehind,
    },
    {
      name: 'faceup_backup_age_seconds',
      help: 'How old the last backup is that was noted in the data folder; without one there is no figure',
      of: (now) => now.backupSeconds,
    },
  ]);
