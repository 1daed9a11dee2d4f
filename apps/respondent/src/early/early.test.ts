import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepEnd } from '../session/kept-end.ts';
import { forgetCopy, writeCopy } from '../session/local-copy.ts';
import { keepPass } from '../session/visitor.ts';

const source = readFileSync(new URL('early.js', import.meta.url), 'utf8');
const CODE = 'AbCdEf1234';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let added: string[] = [];
let isRefused = false;

beforeEach(() => {
  added = [];
  isRefused = false;
  const [localStorage, sessionStorage] = [storage(), storage()];
  const own = { localStorage, sessionStorage };
  vi.stubGlobal('window', { ...own, top: own, self: own });
  vi.stubGlobal('localStorage', { getItem: (key: string) => refuse() ?? localStorage.getItem(key) });
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('location', { pathname: `/s/${CODE}` });
  const documentElement = { classList: { add: (name: string) => added.push(name) } };
  vi.stubGlobal('document', { documentElement, addEventListener() {}, removeEventListener() {} });
  return () => vi.unstubAllGlobals();
});

function refuse(): undefined {
  if (isRefused) throw new Error('storage is refused');
}

/** As a browser runs it, in the page. */
const isHidden = () => {
  new Function(source)();
  return added.includes('is-known');
};

it('lets everybody see the drawn page who was never here, also where nothing can be kept', () => {
  expect(isHidden()).toBe(false);
  isRefused = true;
  expect(isHidden()).toBe(false);
});

const copy = { recordId: 'r', versionTime: 1, languageId: 1, answers: { q: 'x' }, saveSeq: 1, tab: 't' };
const entrance = {
  title: '',
  languageId: 1,
  languageTag: 'en',
  direction: 'ltr' as const,
  languages: [],
  appearance: {},
};

it.each<[string, () => void]>([
  ['answers', () => writeCopy(CODE, copy)],
  ['an end', () => forgetCopy(CODE)],
  ['the pass of a gate', () => keepPass(CODE, 'pass')],
  ['the end that this window saw', () => keepEnd(CODE, { outcome: 'finished', end: { kind: 'standard' }, entrance })],
  ['a place in another site’s page', () => vi.stubGlobal('window', { top: 1, self: 2 })],
])('keeps it from whoever has %s: theirs is another', (_, keep) => {
  keep();
  expect(isHidden()).toBe(true);
});
