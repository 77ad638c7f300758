import { describe, expect, test } from 'vitest';
import { type CheckedDocument, checkOf, isPaperWhole } from '#domain/documents/check.ts';
import { shownFileName } from '#domain/documents/file-name.ts';
import { type DocumentKind, documentKinds, papersOf, sidesWith, subjectOf, subjects } from '#domain/documents/kinds.ts';
import { reviewTimeOf } from '#domain/documents/limits.ts';
import {
  advanceDocument,
  type DocumentEvent,
  type DocumentState,
  documentStates,
  isRejectReason,
} from '#domain/documents/state.ts';

describe('a document', () => {
  const allowed: [DocumentState, DocumentEvent, DocumentState][] = [
    ['uploaded', 'complete', 'in_review'],
    ['uploaded', 'reject', 'rejected'],
    ['in_review', 'approve', 'approved'],
    ['in_review', 'reject', 'rejected'],
  ];
  const events: DocumentEvent[] = ['complete', 'approve', 'reject'];

  test.each(documentStates.flatMap((state) => events.map((event) => [state, event] as const)))(
    '%s and %s: goes on as the table says, or not at all',
    (state, event) => {
      const next = allowed.find(([from, by]) => from === state && by === event)?.[2];
      const step = advanceDocument(state, event);
      expect(step.ok ? step.value : step.code).toBe(next ?? 'transition_refused');
    },
  );

  test('a decision is for good', () => {
    for (const state of ['approved', 'rejected'] as const)
      for (const event of events) expect(advanceDocument(state, event).ok).toBe(false);
  });

  test('only reasons of the list are any', () => {
    expect(isRejectReason('expired')).toBe(true);
    expect(isRejectReason('because')).toBe(false);
  });
});

describe('papers', () => {
  test('every kind is a side of exactly one paper of its subject', () => {
    for (const kind of documentKinds) {
      const holding = subjects.flatMap(papersOf).filter(([, sides]) => sides.includes(kind));
      expect(holding).toHaveLength(1);
      expect(sidesWith(kind)).toEqual(holding[0]?.[1]);
      expect(papersOf(subjectOf(kind)).flatMap(([, sides]) => sides)).toContain(kind);
    }
  });
});

describe('the check of the identity', () => {
  const of = (...documents: [DocumentKind, DocumentState][]): CheckedDocument[] =>
    documents.map(([kind, state]) => ({ kind, state }));

  test.each<[string, CheckedDocument[], string, DocumentKind[]]>([
    ['nothing', [], 'missing', []],
    ['a bill is no identity', of(['bill', 'approved']), 'missing', []],
    ['a passport', of(['passport', 'in_review']), 'in_review', []],
    ['one side', of(['id_card_front', 'uploaded']), 'incomplete', ['id_card_back']],
    [
      'sides of two papers',
      of(['id_card_front', 'uploaded'], ['licence_back', 'uploaded']),
      'incomplete',
      ['id_card_back'],
    ],
    ['both sides', of(['id_card_front', 'in_review'], ['id_card_back', 'in_review']), 'in_review', []],
    ['one side approved', of(['id_card_front', 'approved'], ['id_card_back', 'in_review']), 'in_review', []],
    [
      'one side rejected',
      of(['id_card_front', 'approved'], ['id_card_back', 'rejected']),
      'incomplete',
      ['id_card_back'],
    ],
    ['both approved', of(['id_card_front', 'approved'], ['id_card_back', 'approved']), 'approved', []],
    ['a rejected passport', of(['passport', 'rejected']), 'rejected', []],
    ['rejected, then another', of(['passport', 'rejected'], ['passport', 'in_review']), 'in_review', []],
    ['approved, whatever comes later', of(['passport', 'approved'], ['passport', 'rejected']), 'approved', []],
  ])('%s', (_, documents, state, missing) => {
    expect(checkOf('identity', documents)).toEqual({ state, missing });
  });

  test('a paper is whole when no side is missing or rejected', () => {
    expect(isPaperWhole('id_card_back', of(['id_card_back', 'uploaded']))).toBe(false);
    expect(isPaperWhole('id_card_back', of(['id_card_back', 'uploaded'], ['id_card_front', 'rejected']))).toBe(false);
    expect(isPaperWhole('id_card_back', of(['id_card_back', 'uploaded'], ['id_card_front', 'approved']))).toBe(true);
    expect(isPaperWhole('bill', of(['bill', 'uploaded']))).toBe(true);
  });
});

describe('how long a review takes', () => {
  test('is what the house says while there are few decisions, then the median, rounded up', () => {
    expect(reviewTimeOf({ decisions: 9, medianHours: 1 }, 3)).toEqual({ known: 'usual', workingDays: 3 });
    expect(reviewTimeOf({ decisions: 10, medianHours: 4.2 }, 3)).toEqual({ known: 'measured', hours: 5 });
    expect(reviewTimeOf({ decisions: 10, medianHours: 0 }, 3)).toEqual({ known: 'measured', hours: 1 });
  });
});

describe('must-hold 36, ASVS 5.3.2: a file’s name is only ever shown', () => {
  test.each([
    ['passport.jpg', 'passport.jpg'],
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\scan.pdf', 'scan.pdf'],
    ['a.php\u0000.jpg', 'a.php .jpg'],
    ['"><svg onload=alert(1)>.png', '___svg onload=alert(1)_.png'],
    ['bill\r\nX-Evil: 1.pdf', 'bill X-Evil_ 1.pdf'],
    ['invoice\u202Egpj.exe', 'invoice gpj.exe'],
    ['...', 'document'],
    ['', 'document'],
    ['   ', 'document'],
    ['Rēķins №5.pdf', 'Rēķins №5.pdf'],
  ])('%j is shown as %j', (given, shown) => expect(shownFileName(given)).toBe(shown));

  test('a long one is cut, its ending kept', () => {
    const shown = shownFileName(`${'ä'.repeat(5_000)}.pdf`);
    expect([...shown]).toHaveLength(100);
    expect(shown).toMatch(/…\.pdf$/);
  });
});
