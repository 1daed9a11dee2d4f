import type { FileRules } from '@wenshu/survey-core/answering';
import type { UploadProblem, ViewTexts } from '../answer-view.ts';
import { seldomWords } from '../seldom-words.ts';
import { BYTES_PER_MB } from './files.ts';

/** Why a file was not taken, in the words of what the question asks for. */
export function whyNotTaken(
  problem: UploadProblem,
  kind: 'picture' | 'video' | 'file',
  { maxBytes, maxCount }: FileRules,
  texts: ViewTexts,
): string {
  const { uploads } = seldomWords(texts);
  if (problem === 'too-large') return uploads.problems[problem]({ mb: maxBytes / BYTES_PER_MB });
  if (problem === 'too-many')
    return texts.problems[kind === 'picture' ? 'too-many-pictures' : 'too-many-files']({ num: maxCount });
  if (problem === 'wrong-format' && kind === 'picture') return uploads.pictureFormat;
  return uploads.problems[problem];
}
