import type { ProposedName } from '@wenshu/api-contract';
import type { Question } from '@wenshu/survey-core';

/** What is to be named how: as proposed or as it was written over. What was emptied, or says the same as before, stays as it is. */
export function chosenNames(
  questions: Readonly<Record<string, Pick<Question, 'seqName'>>>,
  proposals: readonly ProposedName[],
  written: Readonly<Record<string, string>>,
): readonly { readonly questionId: string; readonly seqName: string }[] {
  return proposals.flatMap(({ questionId, name }) => {
    const seqName = (written[questionId] ?? name).trim();
    return seqName === '' || seqName === questions[questionId]?.seqName ? [] : [{ questionId, seqName }];
  });
}
