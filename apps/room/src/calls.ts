import { RoomFailure } from '@wenshu/symposium';

const SUCCESS = '0000';
const CODE_UNKNOWN = '9998';
/** The server stumbled, stops, has no room, or was asked too often: another try can help. */
const PASSING = ['9007', '9008', '9009', '9011'];
/** Longer than the server lets anybody wait. */
const TIMEOUT_MS = 40_000;

interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** A call of the room. What comes back is what the contract says of it. */
export async function post<Data>(name: string, language: string, body: object): Promise<Data> {
  return (await send(`/api/symposium/${name}`, language, JSON.stringify(body), {
    'content-type': 'application/json',
  })) as Data;
}

/** A picture, with the code before it: the server decides by that whether it wants the bytes. */
export async function postPicture(code: string, language: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('code', code);
  form.append('file', file, file.name);
  const data = (await send('/api/symposium/addPicture', language, form, {})) as { readonly pictureId: string };
  return data.pictureId;
}

/** Says on the way out that this page is leaving; nobody waits for the answer. */
export function sayLeaving(body: object): void {
  const text = JSON.stringify(body);
  void fetch('/api/symposium/news', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: true,
  }).catch(() => {});
}

async function send(
  path: string,
  lang: string,
  body: string | FormData,
  headers: Record<string, string>,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Chrome 64 and iOS 12 cannot break a request off: there the answer is waited for no longer, all the same.
  const abort = typeof AbortController === 'undefined' ? undefined : new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RoomFailure('passing'));
      abort?.abort();
    }, TIMEOUT_MS);
  });
  const answer = fetch(path, {
    method: 'POST',
    headers: { lang, ...headers },
    body,
    ...(abort && { signal: abort.signal }),
  }).then(response => response.json());
  let envelope: Envelope;
  try {
    // What a proxy answers in our place is no JSON, and fails as the network does.
    envelope = (await Promise.race([answer, tooLate])) as Envelope;
  } catch {
    throw new RoomFailure('passing');
  } finally {
    clearTimeout(timer);
  }
  if (envelope.code === SUCCESS) return envelope.data;
  if (envelope.code === CODE_UNKNOWN) throw new RoomFailure('shut', envelope.message);
  throw new RoomFailure(PASSING.includes(envelope.code) ? 'passing' : 'refused', envelope.message);
}
