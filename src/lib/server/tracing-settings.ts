import { z } from 'zod';
import { url } from './setting-kinds.ts';

/** What an operator may set of traces, by OpenTelemetry's own names; `config.ts` has them among the others. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/, 'name=value, with commas between')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1, 'a name').max(100, 'a shorter name').default('faceup'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/, 'a number from 0 to 1, such as 0.1')
    .default('1')
    .transform(Number),
};
const variables = z.object(tracingVariables);

/** Null: nobody is told. Values of headers are URL-encoded, as OpenTelemetry has it. */
export const tracingSettings = (env: z.output<typeof variables>) =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
        serviceName: env.OTEL_SERVICE_NAME,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      };

const headersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), decoded(pair.slice(pair.indexOf('=') + 1).trim())]),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
