import type { Config } from '../../config.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Traces where a collector is named. What sends them is loaded there alone. `onFailed` is told when a collector begins to take nothing. */
export async function openTracing(
  { tracing }: Pick<Config, 'tracing'>,
  onFailed: (reason: string) => void,
): Promise<Tracing> {
  if (tracing === null) return noTracing;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(tracing, onFailed);
}
