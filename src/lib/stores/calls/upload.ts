import { accountRoutes } from '#contract/account-routes.ts';
import { type ApiAnswer, type ApiInput, type ApiResult, apiOrigin, buildUrl, failFrom, networkFail } from './api.ts';

/** The calls that send a file. */
type UploadName = 'uploadBill' | 'uploadIdDocument';

export type UploadEvents = {
  /** How much of the file is on its way, from 0 to 1. At 1 the server has it and works on it. */
  readonly onProgress: (part: number) => void;
  /** Ends the upload; it then counts as lost on the way. */
  readonly signal: AbortSignal;
};

/** Ten megabytes by a slow phone, and the work on them. */
const timeoutMs = 120_000;

/**
 * Sends a call whose body is a form with a file, and says how far it is, which `fetch` cannot. Typed by the contract and as
 * tame as `callApi`: it never throws.
 */
export const uploadFile = <Name extends UploadName>(
  name: Name,
  { body }: { readonly body: ApiInput<Name>['body'] },
  { onProgress, signal }: UploadEvents,
): Promise<ApiResult<ApiAnswer<Name>>> =>
  new Promise((resolve) => {
    const { method, path } = accountRoutes[name];
    const form = new FormData();
    for (const [field, value] of Object.entries(body)) form.set(field, value);
    const request = new XMLHttpRequest();
    request.open(method, apiOrigin + buildUrl(path, undefined, undefined));
    request.withCredentials = apiOrigin !== '';
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status < 200 || request.status >= 300)
        return resolve(failFrom(request.status, request.statusText, answer));
      resolve(answer === null ? networkFail : { ok: true, value: answer as ApiAnswer<Name> });
    };
    request.onerror = request.ontimeout = request.onabort = () => resolve(networkFail);
    if (signal.aborted) return resolve(networkFail);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
