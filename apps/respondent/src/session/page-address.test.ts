import { expect, it } from 'vitest';
import { readPageAddress } from './page-address.ts';

it('reads whose address it is, the language, and the parameters of logic', () => {
  expect(readPageAddress({ pathname: '/p/AbC123', search: '?lang=en&source=mail&city=%E4%B8%8A%E6%B5%B7' })).toEqual({
    kind: 'p',
    code: 'AbC123',
    language: 'en',
    parameters: { source: 'mail', city: '上海' },
  });
  expect(readPageAddress({ pathname: '/s/x/', search: '?lang=fr&languageId=2' })).toEqual({
    kind: 's',
    code: 'x',
    language: 'fr',
    parameters: {},
  });
});

it('keeps a signed link with all that was signed: what stays on this device is one person’s', () => {
  const search = '?uid=m%201&expires=99&sign=ab';
  expect(readPageAddress({ pathname: '/d/AbC123', search })).toEqual({
    kind: 'd',
    code: `AbC123${search}`,
    language: undefined,
    parameters: { uid: 'm 1', expires: '99', sign: 'ab' },
  });
});

it('takes no more and no longer parameters than the server does', () => {
  const many = Array.from({ length: 60 }, (_, index) => `p${index}=${'x'.repeat(300)}`).join('&');
  const { parameters } = readPageAddress({ pathname: '/s/x', search: `?${many}&${'n'.repeat(51)}=1` });
  expect(Object.keys(parameters)).toHaveLength(50);
  expect(parameters.p0).toHaveLength(200);
});
