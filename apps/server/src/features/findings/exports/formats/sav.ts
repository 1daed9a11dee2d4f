import type { Format } from './format.ts';
export const sav: Format = {
  extension: 'sav',
  contentType: 'application/x-spss-sav',
  write: () => Promise.reject(new Error('not yet')),
};
