import { parseBundle, verifyBundle } from '#domain/proof/bundle.ts';
import { computeRound } from '#domain/proof/parts.ts';
import { fail, ok } from '#domain/result.ts';
import type { Answer, Question } from './verifier.ts';

const readBundle = async (file: Blob) => {
  const startedMs = performance.now();
  const json = await file
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  const bundle = parseBundle(json);
  if (!bundle.ok) return bundle;
  const report = verifyBundle(bundle.value);
  return ok({ ...report, tookMs: Math.round(performance.now() - startedMs) });
};

const answer = async (question: Question): Promise<Answer> => {
  const { id } = question;
  try {
    return question.kind === 'bundle'
      ? { id, kind: 'bundle', result: await readBundle(question.file) }
      : { id, kind: 'round', result: computeRound(question.parts) };
  } catch {
    // Records come from anywhere: one that breaks the rules of its game in an unforeseen way is none.
    return question.kind === 'bundle'
      ? { id, kind: 'bundle', result: fail('bundle_invalid') }
      : { id, kind: 'round', result: fail('bets') };
  }
};

/** Computes beside the page, so that it stays usable; all games' rules are in this one file, and nothing is loaded later. */
addEventListener('message', (event: MessageEvent<Question>) => {
  void answer(event.data).then((answered) => postMessage(answered));
});
