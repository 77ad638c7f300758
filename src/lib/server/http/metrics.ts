import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly observe: (call: string, status: number, ms: number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/**
 * Prometheus figures of this process: calls by name and status, listeners by game, and Node's own. Labels hold nothing of a
 * player.
 */
export function createMetrics(listeners: () => ReadonlyMap<string, number> = () => new Map()): Metrics {
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
      for (const [game, count] of listeners()) this.set({ game }, count);
    },
  });
  return {
    observe: (call, status, ms) => duration.observe({ call, status: String(status) }, ms / 1000),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
