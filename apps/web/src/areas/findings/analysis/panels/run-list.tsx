import { useQuery } from '@tanstack/react-query';
import type { Analysis } from '@wenshu/analysis/browser';
import { analysisCalls, type CallData, dataSetCalls } from '@wenshu/api-contract';
import { clockText, DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import type { HistoryOf } from '../work/history-of.ts';
import { outcomeOf } from '../work/use-run.ts';
import classes from './history.module.css';

type Run = CallData<typeof analysisCalls.runs>['items'][number];

const number = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');

/** When it was run, by whom, of how many people; what it found can be looked at as it was then. */
export function RunList<Of extends Analysis>({ scrollId, analysisId, onLook }: HistoryOf<Of>) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.history;
  const runs = useQuery({
    queryKey: ['analysis-runs', analysisId],
    queryFn: () => client.call(analysisCalls.runs, { scrollId, analysisId }, { quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  // Of the page around it: on the clock that stands below the tables, by its name.
  const dataSet = useQuery({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId }, { quiet: true }),
  });
  const at = (moment: number) => clockText(moment, dataSet.data?.timeZone ?? DEFAULT_TIME_ZONE, language);
  const look = async ({ runId, time, asOf }: Run) => {
    const found = await client.call(analysisCalls.getRun, { scrollId, analysisId, runId });
    // The contract says JSON; the server checked it when it was saved.
    const analysis = found.analysis as unknown as Of;
    const words = t.lookingRun({ time: at(time), asOf: at(asOf) });
    onLook({ words, analysis, found: { runId, outcome: outcomeOf(found, analysis) } });
  };
  return (
    <Loaded
      of={runs}
      words={texts}
      empty={{ isSo: ({ items }) => items.length === 0, shows: <p className={classes.quiet}>{t.noRuns}</p> }}
    >
      {({ items }) => (
        <ol className={classes.list} aria-label={t.runs}>
          {items.map(run => {
            const time = at(run.time);
            return (
              <li key={run.runId} className={classes.line}>
                <span>
                  {t.by({ name: run.nickName, time })}
                  <br />
                  {t.found({ base: number.format(run.base), asOf: at(run.asOf) })}
                </span>
                {run.hasResult ? (
                  <Button
                    size="small"
                    aria-label={`${t.look}: ${time}`}
                    // What is refused has been told.
                    onClick={() => void look(run).catch(() => {})}
                  >
                    {t.look}
                  </Button>
                ) : (
                  <span className={classes.quiet}>{t.noResult}</span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Loaded>
  );
}
