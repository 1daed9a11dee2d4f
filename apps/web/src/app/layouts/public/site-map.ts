import type { RoutePath } from '@wenshu/texts/routes';

export const productServicePages: readonly RoutePath[] = [
  '/productServices/onlinePlatform',
  '/productServices/intelligentSeries',
  '/productServices/xmServices',
];

export const solutionPages: readonly RoutePath[] = [
  '/solution/cx',
  '/solution/bx',
  '/solution/px',
  '/solution/ci',
  '/solution/ecox',
  '/solution/ex',
];
