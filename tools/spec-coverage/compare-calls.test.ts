import type { Call } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callsOf, compareCalls, parseSpecCalls } from './compare-calls.ts';

const spec = parseSpecCalls(
  [
    'area\tmethod\tpath\tnote',
    'account\tPOST\t/account/signIn\tphone',
    'account\tPOST\t/account/{captchaProvider}\tours to name',
    'link\tGET\t/survey/link/count\t',
  ].join('\n'),
);
const call = (method: Call['method'], path: `/${string}`, own?: true): Call => ({
  method,
  path,
  audience: 'visitor',
  summary: '',
  data: z.null(),
  ...(own && { own }),
});
const built = (...calls: Call[]) => compareCalls(calls, spec);

describe('compareCalls', () => {
  it('counts what is built and names what is missing, by area', () => {
    expect(built(call('POST', '/account/signIn')).areas).toEqual([
      { area: 'account', built: ['POST /account/signIn'], missing: ['POST /account/{captchaProvider}'] },
      { area: 'link', built: [], missing: ['GET /survey/link/count'] },
    ]);
  });

  it('takes a call with another method for another call', () => {
    const { areas, strangers } = built(call('POST', '/survey/link/count'));
    expect(areas[1]?.missing).toEqual(['GET /survey/link/count']);
    expect(strangers).toEqual(['POST /survey/link/count']);
  });

  it('lets one call that has no name in the specification fill the blank', () => {
    const { areas, strangers } = built(call('POST', '/account/slider'));
    expect(areas[0]?.built).toEqual(['POST /account/{captchaProvider}']);
    expect(strangers).toEqual([]);
  });

  it('tells our own calls from strangers', () => {
    const { own, strangers } = built(call('GET', '/platform/file', true), call('GET', '/platform/secret'));
    expect([own, strangers]).toEqual([['GET /platform/file'], ['GET /platform/secret']]);
  });
});

describe('callsOf', () => {
  it('finds the groups among all that a module exports, and each call once', () => {
    const signIn = call('POST', '/account/signIn');
    const found = callsOf({
      accountCalls: { signIn },
      allCalls: { signIn },
      rights: ['a'],
      codes: { x: { code: '1' } },
      empty: {},
      call: () => {},
    });
    expect(found).toEqual([signIn]);
  });
});
