import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptEnd, keepEnd, keptEnd } from './kept-end.ts';

const [NAVIGATE, RELOAD] = [0, 1];
const kept = new Map<string, string>();
const cameBy = { type: RELOAD, TYPE_NAVIGATE: NAVIGATE };

beforeEach(() => {
  kept.clear();
  cameBy.type = RELOAD;
  vi.stubGlobal('window', {
    performance: { navigation: cameBy },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const ended = (outcome: KeptEnd['outcome']): KeptEnd => ({
  outcome,
  end: { kind: 'standard' },
  entrance: { title: '', languageId: 1, languageTag: 'zh-CN', direction: 'ltr', languages: [], appearance: {} },
});

it('shows the end again after a reload, of this survey alone', () => {
  keepEnd('one', ended('screened'));
  expect(keptEnd('one')).toMatchObject({ outcome: 'screened' });
  expect(keptEnd('other')).toBeUndefined();
});

it('lets whoever is held for a quota try again: a reload is no end', () => {
  keepEnd('one', ended('quota-held'));
  expect(keptEnd('one')).toBeUndefined();
});

it('is forgotten by whoever opens the link anew: on one device the next person may answer', () => {
  keepEnd('one', ended('finished'));
  cameBy.type = NAVIGATE;
  expect(keptEnd('one')).toBeUndefined();
  cameBy.type = RELOAD;
  expect(keptEnd('one')).toBeUndefined();
});

it('is nothing where the browser keeps nothing', () => {
  kept.set('wenshu.end.one', 'no JSON');
  expect(keptEnd('one')).toBeUndefined();
});
