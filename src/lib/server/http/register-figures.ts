import { Counter, Gauge, type Registry } from 'prom-client';
import type { Registers } from '../adapters/registers/register.ts';

/** What each register of self-excluded people answered to this process; none is there where none is asked. */
export function addRegisters(registry: Registry, registers: Registers): void {
  if (registers.size === 0) return;
  const all = () => new Set(registers.values());
  new Gauge({
    name: 'faceup_register_open',
    help: '1 while the register answers, 0 after five silences in a row',
    labelNames: ['register'],
    registers: [registry],
    collect() {
      for (const { name, figures } of all()) this.set({ register: name }, figures().isOpen ? 1 : 0);
    },
  });
  new Counter({
    name: 'faceup_register_questions_total',
    help: 'Questions by what was said: clear, excluded, unreachable; since the start of this process',
    labelNames: ['register', 'said'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, figures } of all())
        for (const [said, count] of figures().answers) this.inc({ register: name, said }, count);
    },
  });
  new Gauge({
    name: 'faceup_register_seconds',
    help: 'Time of the last 500 answers of a register: the median and the 99th percentile',
    labelNames: ['register', 'share'],
    registers: [registry],
    collect() {
      for (const { name, figures } of all()) {
        const { p50, p99 } = figures().seconds;
        this.set({ register: name, share: '0.5' }, p50);
        this.set({ register: name, share: '0.99' }, p99);
      }
    },
  });
}
