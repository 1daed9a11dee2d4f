import { useSearch } from '@tanstack/react-router';
import { editorTexts } from '@wenshu/texts/design/editor';
import { recordTexts } from '@wenshu/texts/findings/records';
import { EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { FilesPage } from './files/files-page.tsx';
import { RecordsTable } from './records-table.tsx';
import { useVariables } from './use-variables.ts';

export { beginRecords as begin } from './begin-records.ts';

/** /survey/launch/original: everything that was collected, as a table; /survey/dataSheet leads here. */
export default function RecordsPage() {
  const t = useTexts(recordTexts);
  const common = useTexts(editorTexts);
  const { scrollId, tab } = useSearch({ strict: false }) as { scrollId?: string; tab?: string };
  const dataSet = useVariables(scrollId);
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  return (
    <Loaded level={1} of={dataSet} words={t}>
      {({ variables, timeZone }) => {
        const Shown = tab === 'files' ? FilesPage : RecordsTable;
        return <Shown key={scrollId} scrollId={scrollId} variables={variables} timeZone={timeZone} />;
      }}
    </Loaded>
  );
}
