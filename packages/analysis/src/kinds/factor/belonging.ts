import { CLEAR_LOADING } from './claims.ts';
import type { FoundFactors } from './found.ts';

/** What people read: turned, where it was asked for. */
export const shownLoadings = ({ rotatedLoadings, loadings }: FoundFactors): readonly (readonly number[])[] =>
  rotatedLoadings ?? loadings;

/** The factor that a question loads on most. */
export const factorOf = (loadings: readonly number[]): number =>
  loadings.reduce((best, value, at) => (Math.abs(value) > Math.abs(loadings[best]!) ? at : best), 0);

/** Questions by the factor that they belong to, the strongest first; or as they were asked. */
export function orderOf(loadings: readonly (readonly number[])[], isSorted: boolean): readonly number[] {
  const places = loadings.map((_, at) => at);
  if (!isSorted) return places;
  const strength = (at: number) => Math.abs(loadings[at]![factorOf(loadings[at]!)]!);
  return places.sort((a, b) => factorOf(loadings[a]!) - factorOf(loadings[b]!) || strength(b) - strength(a));
}

/** Which of the questions clearly belong to each factor, in that order. */
export function membersOf(found: FoundFactors): readonly (readonly number[])[] {
  const loadings = shownLoadings(found);
  const order = orderOf(loadings, true);
  return Array.from({ length: found.nFactors }, (_, factor) =>
    order.filter(at => factorOf(loadings[at]!) === factor && Math.abs(loadings[at]![factor]!) >= CLEAR_LOADING),
  );
}
