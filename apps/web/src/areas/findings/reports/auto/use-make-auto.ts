import { useQueryClient } from '@tanstack/react-query';
import { autoReportCalls, type CallData } from '@wenshu/api-contract';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';

export type AutoReport = CallData<typeof autoReportCalls.getAuto>;

/** Asks for the report, or for one on newer answers, comparing what was chosen. */
export function useMakeAuto(scrollId: string) {
  const queries = useQueryClient();
  const { isBusy, run: makeAuto } = useAction(
    (groups: readonly string[]) => client.call(autoReportCalls.makeAuto, { scrollId, groups: [...groups] }),
    { refresh: () => queries.invalidateQueries({ queryKey: ['auto-report', scrollId] }) },
  );
  return { makeAuto, isBusy };
}
