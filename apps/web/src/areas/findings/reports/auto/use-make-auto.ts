import { useQueryClient } from '@tanstack/react-query';
import { autoReportCalls, type CallData } from '@wenshu/api-contract';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';

export type AutoReport = CallData<typeof autoReportCalls.getAuto>;

/** Asks for the report, or for one on newer answers, comparing what was chosen. */
export function useMakeAuto(scrollId: string) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const makeAuto = async (groups: readonly string[]) => {
    setIsBusy(true);
    // What was refused has been told.
    await client.call(autoReportCalls.makeAuto, { scrollId, groups: [...groups] }).catch(() => {});
    await queries.invalidateQueries({ queryKey: ['auto-report', scrollId] });
    setIsBusy(false);
  };
  return { makeAuto, isBusy };
}
