import type { CallData, codingCalls } from '@wenshu/api-contract';
import { stands } from './code-answers.ts';
import type { MarkRow } from './mark.repository.ts';

type Mark = CallData<typeof codingCalls.answers>['items'][number]['marks'][number];

/** Given to some words or all of what was said in the other language: it stands on all of the answer here. */
export const presentOtherMark = (mark: MarkRow): Mark => ({ ...present(mark), span: null, stands: true });

export const presentMark = (mark: MarkRow, text: string): Mark => ({ ...present(mark), stands: stands(mark, text) });

function present(mark: MarkRow): Omit<Mark, 'stands'> {
  const { markId, code, from, to, coder, nickName, sureness, state, madeAt } = mark;
  return {
    markId,
    code,
    span: from === null || to === null ? null : { from, to },
    coder,
    nickName,
    sureness,
    state,
    time: madeAt.getTime(),
  };
}
