import type { Person, Silence } from '#domain/registers/register.ts';
import type { Incoming, Outgoing, Protocol } from './protocol.ts';
import type { Heard, Register } from './register.ts';

/** Carries a question to a register and its answer back; throws where there is none. */
export type Carry = (question: Outgoing, signal: AbortSignal) => Promise<Response>;

type Terms = {
  readonly carry: Carry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of each silence: which register and why, and never of whom. */
  readonly onSilence?: (reason: Silence) => void;
  readonly answerMsMax?: number;
};

/** One question is tried twice, each time for so long. */
const usualAnswerMs = 1_500;
const triesMax = 2;
const answerBytesMax = 64 * 1024;
/** After so many silences in a row it is left alone for a while: nobody waits for it, and everybody is told that it does not answer. */
const silencesMax = 5;
const pauseMs = 5_000;
const secondsKept = 500;

/** Over the network, as to a stranger: no redirect followed. */
export const overNetwork: Carry = ({ url, headers, body }, signal) =>
  fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });

/** A register that is spoken to by a protocol. */
export function registerBy(protocol: Protocol, terms: Terms): Register {
  const { now, onSilence = () => undefined } = terms;
  const answers = new Map<Heard['said'], number>();
  const seconds: number[] = [];
  let silences = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const asked = async (person: Person, questionId: string): Promise<Heard> => {
    if (now() < pausedUntil) return { said: 'unreachable', reason: 'paused' };
    let reason: Silence = 'away';
    for (let tries = 0; tries < triesMax; tries++) {
      const startedAt = performance.now();
      const told = await once(protocol, terms, person, questionId);
      if (typeof told === 'object') {
        silences = 0;
        seconds.push((performance.now() - startedAt) / 1_000);
        if (seconds.length > secondsKept) seconds.shift();
        return told;
      }
      reason = told;
      // Whom it does not know, and what it does not say, is the same a moment later.
      if (reason === 'refused' || reason === 'broken') break;
    }
    // What it makes of one person's details says nothing of how it is: nobody else is kept from playing by them.
    if (reason === 'broken') return { said: 'unreachable', reason };
    silences += 1;
    if (silences >= silencesMax) pausedUntil = now() + pauseMs;
    return { said: 'unreachable', reason };
  };

  return {
    name: protocol.name,
    ask: async (person, questionId) => {
      const heard = await asked(person, questionId);
      answers.set(heard.said, (answers.get(heard.said) ?? 0) + 1);
      if (heard.said === 'unreachable') onSilence(heard.reason);
      return heard;
    },
    figures: () => ({
      isOpen: silences < silencesMax,
      answers,
      seconds: { p50: share(seconds, 0.5), p99: share(seconds, 0.99) },
    }),
  };
}

/** What was heard, or why nothing was. */
async function once(
  protocol: Protocol,
  { carry, answerMsMax = usualAnswerMs }: Terms,
  person: Person,
  questionId: string,
): Promise<Heard | Silence> {
  try {
    const response = await carry(protocol.question(person, questionId), AbortSignal.timeout(answerMsMax));
    const body = await readBounded(response);
    const { status, headers } = response;
    const answer: Incoming | null = body === null ? null : { status, headers, body };
    if (answer !== null && status >= 400 && protocol.isFault?.(answer)) return 'broken';
    if (status === 401 || status === 403) return 'refused';
    if (status >= 500 || status === 429) return 'away';
    if (status !== 200 || answer === null) return 'broken';
    return protocol.read(answer, questionId) ?? 'broken';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'away';
  }
}

/** Null when there is more than may be. */
async function readBounded({ body }: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > answerBytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const share = (numbers: readonly number[], part: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
