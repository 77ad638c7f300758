import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $uploads, cancelUpload, chooseFile, documentUrl, dropFile, sendFile } from '#stores/profile/documents.ts';

/** A request that answers when it is told to. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  aborted = false;
  opened: [string, string] = ['', ''];
  sent: FormData | null = null;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(): void {}
  send(form: FormData): void {
    this.sent = form;
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const jpeg = (name = 'a.jpg') => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'x'.repeat(100)], name);
const upload = () => $uploads.get().passport;

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => {
  dropFile('passport');
  dropFile('bill');
  vi.unstubAllGlobals();
});

describe('a file in hand', () => {
  test.each<[string, File, string]>([
    ['nothing', new File([], 'a.jpg'), 'empty'],
    ['a byte more than 10 MB', new File([new Uint8Array(10_000_001)], 'a.jpg'), 'large'],
    ['a text called .jpg', new File(['hello there'], 'a.jpg', { type: 'image/jpeg' }), 'kind'],
    ['SVG', new File(['<svg/>'], 'a.svg'), 'kind'],
  ])('%s is refused before it is sent', async (_, file, fault) => {
    await chooseFile('passport', file);
    expect(upload()).toMatchObject({ state: 'wrong', fault });
    await sendFile('passport');
    expect(upload()).toMatchObject({ state: 'wrong' });
  });

  test('is sent as a form, says how far it is, and is gone once it was taken', async () => {
    await chooseFile('passport', jpeg());
    expect(upload()).toMatchObject({ state: 'chosen' });
    const done = sendFile('passport');
    const request = FakeRequest.last;
    expect(request.opened).toEqual(['POST', '/profile-service/api/v1/profile/id-verification']);
    expect([...(request.sent?.keys() ?? [])].sort()).toEqual(['file', 'kind']);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(upload()).toMatchObject({ state: 'sending', part: 0.25 });
    request.upload.onload?.();
    expect(upload()).toMatchObject({ state: 'sending', part: 1 });
    request.answer(200, { id: 'x' });
    await done;
    expect(upload()).toBeUndefined();
  });

  test('that is cancelled is in hand again, and a late answer changes nothing', async () => {
    await chooseFile('passport', jpeg());
    const done = sendFile('passport');
    const request = FakeRequest.last;
    cancelUpload('passport');
    await done;
    expect([request.aborted, upload()?.state]).toEqual([true, 'chosen']);
    request.upload.onprogress?.({ loaded: 3, total: 4 });
    expect(upload()?.state).toBe('chosen');
  });

  test.each<[string, (request: FakeRequest) => void, string]>([
    [
      'a refusal',
      (request) => request.answer(415, { code: 'file_type_refused', facts: { why: 'script' } }),
      'file_type_refused',
    ],
    ['a lost network', (request) => request.onerror?.(), 'network'],
    ['an answer of another kind', (request) => request.answer(502, '<html>'), 'unavailable'],
  ])('may be sent again after %s', async (_, end, code) => {
    await chooseFile('passport', jpeg());
    const first = sendFile('passport');
    end(FakeRequest.last);
    await first;
    expect(upload()).toMatchObject({ state: 'failed', failed: { code } });
    const second = sendFile('passport');
    FakeRequest.last.answer(200, {});
    await second;
    expect(upload()).toBeUndefined();
  });

  test('a second press while it is on its way sends nothing', async () => {
    await chooseFile('bill', jpeg());
    const done = sendFile('bill');
    const request = FakeRequest.last;
    await sendFile('bill');
    expect(FakeRequest.last).toBe(request);
    request.answer(200, {});
    await done;
  });
});

test('one’s own document is fetched from the call that answers with it', () => {
  expect(documentUrl('a/b')).toBe('/profile-service/api/v1/profile/document/a%2Fb');
});
