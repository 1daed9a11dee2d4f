import { recordLists } from '@wenshu/api-contract';
import { recordFilesTexts } from '@wenshu/texts/findings/record-files';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { useTexts } from '../../../app/language/language.ts';
import type { Variable } from '../filter/variable.ts';
import type { RecordList } from './grid/grid-view.ts';

export type RecordTab = RecordList | 'files';

/** The lists of records, and what was uploaded where any question takes files. */
export function useRecordTabs(variables: readonly Variable[]): readonly { key: RecordTab; label: string }[] {
  const { lists } = useTexts(recordGridTexts);
  const { tab } = useTexts(recordFilesTexts);
  const takesFiles = variables.some(({ content }) => content === 'files');
  return [
    ...recordLists.map(key => ({ key, label: lists[key] })),
    ...(takesFiles ? [{ key: 'files' as const, label: tab }] : []),
  ];
}
