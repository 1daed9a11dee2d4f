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

it('takes no more and no longer parameters than the server does', () => {
  const many = Array.from({ length: 60 }, (_, index) => `p${index}=${'x'.repeat(300)}`).join('&');
  const { parameters } = readPageAddress({ pathname: '/s/x', search: `?${many}&${'n'.repeat(51)}=1` });
  expect(Object.keys(parameters)).toHaveLength(50);
  expect(parameters.p0).toHaveLength(200);
});
