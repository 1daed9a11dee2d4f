import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endOf, safeAddress } from './end-of.ts';

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://survey.example' } }));
afterAll(() => vi.unstubAllGlobals());

const places = { scrollId: 's1', recordId: 'r&1', outcome: 'finished' } as const;
const text = { text: 'Thanks' };

it('shows the creator’s words, or ours when there are none', () => {
  expect(endOf('finished', { text }, {}, places)).toEqual({ kind: 'text', text });
  expect(endOf('finished', { text: { text: ' ' } }, {}, places)).toEqual({ kind: 'standard' });
  expect(endOf('finished', null, {}, places)).toEqual({ kind: 'standard' });
});

it('goes to the creator’s address with the survey, the record and the outcome filled in', () => {
  const redirectUrl = 'https://panel.example/back?s={scrollId}&r={recordId}&o={outcome}&x={other}';
  expect(endOf('finished', { mode: 'url', text, redirectUrl }, {}, places)).toEqual({
    kind: 'address',
    address: 'https://panel.example/back?s=s1&r=r%261&o=finished&x={other}',
  });
  expect(endOf('finished', { mode: 'text', text, redirectUrl }, {}, places)).toEqual({ kind: 'text', text });
});

it('gives the link’s parameters back to whoever sent somebody, and nothing that merely looks like one', () => {
  const links = { finished: 'https://panel.example/?id={uid}&r={recordId}&c={constructor}' };
  const parameters = { uid: 'a b&1', recordId: 'not this one' };
  expect(endOf('finished', null, links, { ...places, parameters })).toEqual({
    kind: 'address',
    address: 'https://panel.example/?id=a%20b%261&r=r%261&c={constructor}',
  });
});

it('lets the link’s own address win', () => {
  const links = { finished: '{host}/next' };
  expect(endOf('finished', { text }, links, places)).toEqual({
    kind: 'address',
    address: 'https://survey.example/next',
  });
});

it('never leaves to an address that could run a script', () => {
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a b',
    undefined,
  ])
    expect(safeAddress(address)).toBeUndefined();
});
