import { countAsWork } from '../../../../app/update-check/work-under-way.ts';

/** A `fetch` that tells which share of the body has gone out: XMLHttpRequest alone knows. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, init = {}) => countAsWork(send(String(address), init, onProgress));
}

function send(address: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(init.method ?? 'GET', address);
    new Headers(init.headers).forEach((value, name) => {
      sending.setRequestHeader(name, value);
    });
    sending.upload.onprogress = event => event.lengthComputable && onProgress(event.loaded / event.total);
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new TypeError('network'));
    sending.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    init.signal?.addEventListener('abort', () => sending.abort());
    sending.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
}

function answerOf(sent: XMLHttpRequest): Response {
  const type = sent.getResponseHeader('content-type');
  return new Response(sent.responseText, {
    status: sent.status,
    headers: type === null ? {} : { 'content-type': type },
  });
}
