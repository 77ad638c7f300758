import { verifyStatement } from '#domain/transparency/verify-statement.ts';
import type { CheckAnswer, CheckQuestion } from './statement-check.ts';

/** Verifies beside the page; nothing is loaded later. */
addEventListener('message', (event: MessageEvent<CheckQuestion>) => {
  const { id, file, publicKey } = event.data;
  void file.text().then((text) => {
    const startedMs = performance.now();
    const report = verifyStatement(text, publicKey);
    const answer: CheckAnswer = { id, report, tookMs: Math.round(performance.now() - startedMs) };
    postMessage(answer);
  });
});
