import type { DataPart } from '@wenshu/survey-core/answering';
import { fileText } from '../_shared/files/answer-files.ts';
import type { SignatureAnswer } from './answer.ts';

/** One text: the picture of the signature, by id and name. */
export const data: DataPart<never, SignatureAnswer> = {
  summary: { kind: 'files', chart: 'gallery' },
  variables: ({ question }) => [{ key: '', name: '', label: question.title.text, measure: 'text', content: 'files' }],
  values: () => answer => [answer ? fileText(answer.file) : null],
};
