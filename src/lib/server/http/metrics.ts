import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Registers } from '../adapters/registers/register.ts';
import type { Tally } from '../common/tally.ts';
import type { ProgramWatch } from '../program/program-watch.ts';
import type { OutboxFigures } from '../services/events/outbox-figures.ts';
import type { HouseFigures } from '../services/figures/house-figures.ts';
import { addHouse, addOutbox } from './figures.ts';
import { addRegisters } from './register-figures.ts';

export type Metrics = {
  readonly observe: (call: string, status: number, ms: number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** All calls of this process together. */
  readonly calls: () => Promise<CallFigures>;
};

/** `failed`: with a status of 500 or more. `p99Ms`: by the histogram's buckets, the upper bound of the one; null before the first call. */
export type CallFigures = { readonly answered: number; readonly failed: number; readonly p99Ms: number | null };

/** Where the figures come from; what is not given has none. */
type Sources = {
  readonly listeners?: () => ReadonlyMap<string, number>;
  readonly program?: Pick<ProgramWatch, 'isOn' | 'isSound' | 'changedFiles'>;
  readonly skewMs?: (() => number) | undefined;
  readonly outbox?: () => Promise<OutboxFigures | null>;
  readonly house?: () => Promise<HouseFigures | null>;
  readonly registers?: Registers;
  /** Work that was interrupted, by the job. */
  readonly failures?: Tally;
};

/**
 * Prometheus figures of this process: calls by name and status, listeners by game, and Node's own. Labels hold nothing of a
 * player.
 */
export function createMetrics(sources: Sources = {}): Metrics {
  const { listeners, program, skewMs, outbox, house, registers, failures } = sources;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'faceup_call_seconds',
    help: 'Time to answer a call, by its name and status',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [register],
  });
  new Gauge({
    name: 'faceup_listeners',
    help: 'Open streams of shared rounds by game, and those of wallets',
    labelNames: ['game'],
    registers: [register],
    collect() {
      this.reset();
      for (const [game, count] of listeners?.() ?? []) this.set({ game }, count);
    },
  });
  if (skewMs)
    new Gauge({
      name: 'faceup_clock_skew_seconds',
      help: 'By how much the clock of this machine is ahead of the database’s, by which the house goes',
      registers: [register],
      collect() {
        this.set(skewMs() / 1000);
      },
    });
  if (program?.isOn) addProgram(register, program);
  if (outbox) addOutbox(register, outbox);
  if (house) addHouse(register, house);
  if (registers) addRegisters(register, registers);
  if (failures) addFailures(register, failures);
  return {
    observe: (call, status, ms) => duration.observe({ call, status: String(status) }, ms / 1000),
    text: () => register.metrics(),
    contentType: register.contentType,
    calls: async () => figuresOf((await duration.get()).values),
  };
}

/** Counted from the start of the process on, as Prometheus wants it. */
function addFailures(register: Registry, failures: Tally): void {
  new Counter({
    name: 'faceup_job_failures_total',
    help: 'How often a job of the house was interrupted, since the start of this process',
    labelNames: ['work'],
    registers: [register],
    collect() {
      this.reset();
      for (const [work, count] of failures.counts()) this.inc({ work }, count);
    },
  });
}

type Counted = {
  readonly metricName?: string;
  readonly labels: Partial<Record<string, string | number>>;
  readonly value: number;
};

function figuresOf(values: readonly Counted[]): CallFigures {
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  const sum = (some: readonly Counted[]) => some.reduce((total, { value }) => total + value, 0);
  const answered = sum(counts);
  const failed = sum(counts.filter(({ labels }) => Number(labels['status']) >= 500));
  const buckets = Map.groupBy(
    values.filter(({ metricName }) => metricName?.endsWith('_bucket')),
    ({ labels }) => Number(labels['le']),
  );
  const bounds = [...buckets.keys()].filter(Number.isFinite).sort((a, b) => a - b);
  const bound = bounds.find((one) => sum(buckets.get(one) ?? []) >= answered * 0.99) ?? bounds.at(-1);
  return { answered, failed, p99Ms: answered === 0 || bound === undefined ? null : bound * 1000 };
}

/** Whoever alarms on `faceup_program_sound == 0` hears of a changed file, of a forged list, and of one that is missing. */
function addProgram(register: Registry, program: Pick<ProgramWatch, 'isSound' | 'changedFiles'>): void {
  new Gauge({
    name: 'faceup_program_sound',
    help: '1 when the last look found every file of the program as it was signed',
    registers: [register],
    collect() {
      this.set(program.isSound() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'faceup_program_changed_files',
    help: 'Files of the program that are not as they were signed; without a signed list there is no figure',
    registers: [register],
    collect() {
      this.reset();
      const files = program.changedFiles();
      if (files !== null) this.set(files);
    },
  });
}
