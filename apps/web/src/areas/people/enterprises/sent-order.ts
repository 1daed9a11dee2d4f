export const periods = { year: 365, twoYears: 730, forever: undefined } as const;
export type Period = keyof typeof periods;

interface OrderDraft {
  readonly wish: 'seats' | 'renewal';
  readonly seats: number;
  readonly period: Period;
  readonly planId: string | undefined;
}

/** What is asked for: seats, or more time with or without another plan. What belongs to the other wish is left out. */
export function sentOrder({ wish, seats, period, planId }: OrderDraft) {
  if (wish === 'seats') return { wish, seats };
  const days = periods[period];
  return { wish, ...(days !== undefined && { days }), ...(planId !== undefined && { planId }) };
}
