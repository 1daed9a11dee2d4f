import { useQuery } from '@tanstack/react-query';
import { operatedPlanCalls } from '@wenshu/api-contract';
import { language } from '../../../app/language/language.ts';
import { consoleClient } from './console-client.ts';

/** The price list, as rooms that choose from it know it. */
export function usePlans() {
  return useQuery({
    queryKey: ['operator-plans'],
    queryFn: () => consoleClient.call(operatedPlanCalls.list, {}, { quiet: true }),
  });
}

/** What the price list calls a plan; its id while that is not there yet. */
export function usePlanName(): (planId: string) => string {
  const { data = [] } = usePlans();
  return planId => data.find(plan => plan.planId === planId)?.[language] ?? planId;
}
