import type { Analysis } from '@wenshu/analysis/browser';
import { type AnalysisFormat, analysisExportCalls } from '@wenshu/api-contract';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useOwnRights } from '../../../../app/survey-door/own-rights.ts';
import { useJobStarted } from '../../../people/jobs/use-job-started.ts';
import { asSent } from './as-sent.ts';

/** What files are made of. */
export interface Exported {
  readonly scrollId: string;
  readonly name: string;
  readonly analysis: Analysis;
  /** An earlier run, as it was then; without one it is counted anew. */
  readonly ran?: { readonly analysisId: string; readonly runId: string } | undefined;
}

/** Files of an analysis, among the person's downloads. Who may not export is offered none. */
export function useExport({ scrollId, name, analysis, ran }: Exported) {
  const started = useJobStarted();
  const mayExport = useOwnRights(scrollId).includes('records.export');
  const { isBusy, run: ask } = useAction(
    (format: AnalysisFormat, exhibitId?: string) =>
      client.call(analysisExportCalls.export, {
        scrollId,
        name,
        format,
        ...asSent(analysis),
        ...(ran && { ran }),
        ...(exhibitId !== undefined && { exhibitId }),
      }),
    { onDone: started },
  );
  return { mayExport, isBusy, ask };
}
