import type { SealedType } from '@wenshu/survey-core';
import type { TypeExample } from './example.ts';
import type { TypeDriver } from './type-driver.ts';
import type { TypeWords } from './type-words.ts';

/**
 * A type as servers and editors know it. What only tests need of its folder is named by its type alone: it is shipped to nobody, yet a
 * folder without it does not compile.
 */
export interface WholeType<
  _Driver extends { readonly driver: TypeDriver },
  _Examples extends { readonly example: TypeExample },
> extends SealedType {
  readonly words: TypeWords;
}
