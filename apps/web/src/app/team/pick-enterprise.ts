import type { Enterprise } from '@wenshu/api-contract';

/** The enterprise in which the person works, if they are in one: the one they chose, or their first. */
export function pickEnterprise(all: readonly Enterprise[], chosen: string | undefined): Enterprise | undefined {
  return all.find(({ enterpriseId }) => enterpriseId === chosen) ?? all[0];
}
