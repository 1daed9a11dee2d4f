import type { siteTexts } from '@wenshu/texts/people/site';
import type { RoutePath } from '@wenshu/texts/routes';

export type AreaKey = keyof (typeof siteTexts)['zh']['areas']['list'];

/** The seven areas in the specification's order, and the page each opens; the total one opens the overview (readings). */
export const areaList: readonly { readonly key: AreaKey; readonly path: RoutePath }[] = [
  { key: 'tx', path: '/solution' },
  { key: 'cx', path: '/solution/cx' },
  { key: 'bx', path: '/solution/bx' },
  { key: 'px', path: '/solution/px' },
  { key: 'ci', path: '/solution/ci' },
  { key: 'ecox', path: '/solution/ecox' },
  { key: 'ex', path: '/solution/ex' },
];
