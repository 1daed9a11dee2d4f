import { type BrandPrices, type ListRow, parseSetting, type SolutionSetting, solutions } from '@wenshu/survey-core';

/** The form with the prices of a brand changed, so that generating again keeps them; undefined when it has no brand of that name. */
export function withBrandPrices(
  saved: Readonly<Record<string, unknown>>,
  brand: string,
  { lowestPrice, priceStep, priceCount }: BrandPrices,
): SolutionSetting | undefined {
  const parsed = parseSetting(solutions.bpto, saved);
  if (!('setting' in parsed)) return undefined;
  const rows = parsed.setting.brands as readonly ListRow[];
  const isBrand = ({ values }: ListRow) => String(values.name).trim() === brand;
  if (!rows.some(isBrand)) return undefined;
  const brands = rows.map(row =>
    isBrand(row) ? { ...row, values: { ...row.values, lowestPrice, priceStep, priceCount } } : row,
  );
  return { ...parsed.setting, brands };
}
