import { useSearch } from '@tanstack/react-router';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../app/language/language.ts';
import { emptyAnalysis } from './cross/cross-analysis.ts';
import { CrossScreen } from './cross/cross-screen.tsx';
import { AnalysesList } from './mine/analyses-list.tsx';
import { OpenedAnalysis } from './opened-analysis.tsx';
import classes from './screen/screen.module.css';

interface Query {
  readonly scrollId?: string;
  readonly analysisId?: string;
  readonly view?: string;
  readonly fresh?: string;
}

/** /survey/analysis/cross: cross tables of a questionnaire, fresh or kept (S2.12); with `view=mine`, or of no questionnaire, my analyses (S2.49). */
export default function CrossPage() {
  const t = useTexts(analysisScreenTexts);
  const { scrollId, analysisId, view, fresh = '' } = useSearch({ strict: false }) as Query;
  if (scrollId === undefined || view === 'mine')
    return (
      <div className={classes.page}>
        <h1 className={classes.hidden}>{t.pages.mine}</h1>
        <AnalysesList scrollId={scrollId} />
      </div>
    );
  return (
    <div className={classes.page}>
      <h1 className={classes.hidden}>{t.pages.cross}</h1>
      <OpenedAnalysis
        key={scrollId}
        on="cross"
        scrollId={scrollId}
        analysisId={analysisId}
        fresh={fresh}
        first={{ name: t.untitled, analysis: emptyAnalysis }}
      >
        {({ screen, ...opened }) => <CrossScreen key={screen} {...opened} />}
      </OpenedAnalysis>
    </div>
  );
}
