import { useQuery } from '@tanstack/react-query';
import type { Analysis } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import type { HistoryOf } from '../work/history-of.ts';
import classes from './history.module.css';

/** Who left it how and when; each can be looked at and taken. */
export function VersionList<Of extends Analysis>({ scrollId, analysisId, version, onLook }: HistoryOf<Of>) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.history;
  const history = useQuery({
    queryKey: ['analysis-history', analysisId, version],
    queryFn: () => client.call(analysisCalls.history, { scrollId, analysisId }, { quiet: true }),
    gcTime: 0,
  });
  return (
    <Loaded of={history} words={texts}>
      {({ items }) => (
        <ol className={classes.list} aria-label={t.versions}>
          {items.map(one => {
            const time = momentText(one.time);
            return (
              <li key={one.version} className={classes.line}>
                <span>
                  <strong>{one.name}</strong>
                  <br />
                  {t.by({ name: one.nickName, time })}
                </span>
                {one.version === version ? (
                  <span className={classes.now}>{t.now}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={`${t.look}: ${time}`}
                    // The contract says JSON; the server checked it when it was saved.
                    onClick={() => onLook({ words: t.looking({ time }), analysis: one.analysis as unknown as Of })}
                  >
                    {t.look}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Loaded>
  );
}
