import { isNode, LineCounter, parseDocument } from 'yaml';
import { shapePromotion } from '#contract/profile/promotion-faults.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';

/** A document of an offer: its rules, and on which line a field of it stands. */
export type OfferDocument = {
  readonly file: string;
  readonly rules: PromotionRules;
  /** Counted from 1; `reward.steps.0.upToEur` names a field. Of a field that is not there: the nearest above it. */
  readonly lineOf: (field: string) => number;
};

export type ReadOffer =
  | { readonly ok: true; readonly value: OfferDocument }
  | { readonly ok: false; readonly faults: readonly string[] };

/** A fault as a line to act on. Nothing of the file commands the terminal. */
export const offerFault = (file: string, line: number, field: string, problem: string, remedy: string): string =>
  `${file}:${line}: ${field} ${problem}: ${remedy}`.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{FFFD}');

/** Reads one document, or says all that is wrong with its shape, each with file, line, field and remedy. */
export const readOffer = (file: string, source: string): ReadOffer => {
  const lines = new LineCounter();
  const parsed = parseDocument(source, { lineCounter: lines });
  const [broken] = parsed.errors;
  if (broken) {
    const reason = broken.message.split('\n')[0] ?? '';
    return {
      ok: false,
      faults: [offerFault(file, lines.linePos(broken.pos[0]).line, 'the file', 'cannot be read', reason)],
    };
  }
  const lineAt = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = parsed.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const shaped = shapePromotion(parsed.toJS());
  if (!shaped.ok)
    return {
      ok: false,
      faults: shaped.faults.map(({ path, problem, remedy }) =>
        offerFault(file, lineAt(path), path.map(String).join('.') || 'the file', problem, remedy),
      ),
    };
  const lineOf = (field: string): number =>
    lineAt(field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
  return { ok: true, value: { file, rules: shaped.value, lineOf } };
};
