import type { Call } from '../call.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface BuiltRequest {
  readonly url: string;
  readonly method: Call['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** Puts each input field where the contract says it belongs: into the query or into the body. */
export function buildRequest(call: Call, input: Fields, base: string, nowMs: number): BuiltRequest {
  const { query, body } = splitInput(call, input);
  // A timestamp on every GET, so that no cache between here and the server answers in its place (P7.3).
  const search = toSearchParams(call.method === 'GET' ? { ...query, _t: nowMs } : query).toString();
  const url = `${base}${call.path}${search && `?${search}`}`;
  if (call.method === 'GET' || !call.body) return { url, method: call.method, headers: {} };
  if (call.takes === 'multipart' || call.takes === 'upload')
    return { url, method: call.method, headers: {}, body: toFormData(body) };
  if (call.takes === 'form') return { url, method: call.method, headers: {}, body: toSearchParams(body) };
  const headers = { 'content-type': 'application/json' };
  return { url, method: call.method, headers, body: JSON.stringify(body) };
}

function splitInput(call: Call, input: Fields): { query: Fields; body: Fields } {
  if (!call.body || call.method === 'GET') return { query: input, body: {} };
  const queryNames = fieldNames(call.query);
  const isQuery = ([name]: [string, unknown]) => queryNames.includes(name);
  const entries = Object.entries(input);
  return {
    query: Object.fromEntries(entries.filter(isQuery)),
    body: Object.fromEntries(entries.filter(entry => !isQuery(entry))),
  };
}

function fieldNames(schema: Call['query']): readonly string[] {
  return schema && 'shape' in schema && typeof schema.shape === 'object' ? Object.keys(schema.shape ?? {}) : [];
}

function toSearchParams(fields: Fields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one));
    }
  }
  return params;
}

/** Files last: the server decides by the fields whether it wants the bytes at all. */
function toFormData(fields: Fields): FormData {
  const form = new FormData();
  const holdsFile = ([, value]: [string, unknown]) => Number([value].flat().some(one => one instanceof Blob));
  for (const [name, value] of Object.entries(fields).sort((a, b) => holdsFile(a) - holdsFile(b))) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one);
      else if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  return form;
}
