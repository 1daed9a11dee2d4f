import { useQuery } from '@tanstack/react-query';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Drawer } from 'antd';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import type { CrossAnalysis } from '../model/cross-analysis.ts';
import classes from './history.module.css';

export interface Earlier {
  readonly version: number;
  readonly time: string;
  readonly analysis: CrossAnalysis;
}

interface HistoryDrawerProps {
  readonly scrollId: string;
  readonly analysisId: string;
  /** The present one. */
  readonly version: number | undefined;
  onLook(earlier: Earlier): void;
  onClose(): void;
}

const moment = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Who left it how and when; each can be looked at and taken. */
export function HistoryDrawer({ scrollId, analysisId, version, onLook, onClose }: HistoryDrawerProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.history;
  const history = useQuery({
    queryKey: ['analysis-history', analysisId, version],
    queryFn: () => client.call(analysisCalls.history, { scrollId, analysisId }, { quiet: true }),
    gcTime: 0,
  });
  return (
    <Drawer open title={t.title} size={420} onClose={onClose}>
      <Loaded of={history} words={texts}>
        {({ items }) => (
          <ol className={classes.versions}>
            {items.map(one => {
              const time = moment.format(one.time);
              const isNow = one.version === version;
              return (
                <li key={one.version} className={classes.version}>
                  <span>
                    <strong>{one.name}</strong>
                    <br />
                    {t.by({ name: one.nickName, time })}
                  </span>
                  {isNow ? (
                    <span className={classes.now}>{t.now}</span>
                  ) : (
                    <Button
                      size="small"
                      aria-label={`${t.look}: ${time}`}
                      onClick={() =>
                        onLook({ version: one.version, time, analysis: one.analysis as unknown as CrossAnalysis })
                      }
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
    </Drawer>
  );
}
