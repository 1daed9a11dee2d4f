import type { DataPart } from '@wenshu/survey-core/answering';
import { fileText } from './answer-files.ts';
import type { FilesAnswer } from './files.ts';

/** One text: the files, each by id and name. */
export function filesData(chart: 'gallery' | 'table'): DataPart<never, FilesAnswer> {
  return {
    summary: { kind: 'files', chart },
    variables: ({ question }) => [{ key: '', name: '', label: question.title.text, measure: 'text', content: 'files' }],
    values: () => answer => [answer?.files.map(fileText).join('; ') || null],
  };
}
