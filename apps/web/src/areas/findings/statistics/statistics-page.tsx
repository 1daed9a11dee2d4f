import { useSearch } from '@tanstack/react-router';
import { editorTexts } from '@wenshu/texts/design/editor';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useVariables } from '../records/use-variables.ts';
import classes from './screen/statistics.module.css';
import { StatisticsScreen } from './screen/statistics-screen.tsx';

/** /survey/launch/statistics: every question with its statistics (S2.9). */
export default function StatisticsPage() {
  const t = useTexts(statisticsTexts);
  const common = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const dataSet = useVariables(scrollId);
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  return (
    <div className={classes.page}>
      <Loaded of={dataSet} words={t}>
        {({ variables, questions }) => (
          <StatisticsScreen key={scrollId} scrollId={scrollId} questions={questions} ownVariables={variables} />
        )}
      </Loaded>
    </div>
  );
}
