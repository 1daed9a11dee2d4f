import type { DataPart } from '@wenshu/survey-core/answering';
import { fileText } from './answer-files.ts';
import type { FilesAnswer } from './files.ts';

/** One text: the files, each by id and name. */
export function filesData(chart: 'gallery' | 'table'): DataPart<never, FilesAnswer> {
  return {
    summary: { kind: 'files', chart },
    variables: ({ question }) => [{ name: '', label: question.title.text, measure: 'text' }],
    values: (_asked, answer) => [answer?.files.map(fileText).join('; ') || null],
  };
}
