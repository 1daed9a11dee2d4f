import type { Language } from '@wenshu/texts';
import type { Told } from '../../claims/claim.ts';
import { simulatorClaims } from './claims.ts';
import type { BestProducts } from './search.ts';

/** What a search may say of the first that it found; nothing of a single one, which is the best of itself. */
export function tellBest({ best, known }: Pick<BestProducts, 'best' | 'known'>, language: Language): Told | undefined {
  if (best.length < 2) return undefined;
  return simulatorClaims.bestAhead.tell(language, known) ?? simulatorClaims.bestOpen.tell(language, known);
}
