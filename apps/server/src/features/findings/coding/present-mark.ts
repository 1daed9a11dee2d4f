import type { CallData, codingCalls } from '@wenshu/api-contract';
import { stands } from './code-answers.ts';
import type { MarkRow } from './mark.repository.ts';

type Mark = CallData<typeof codingCalls.answers>['items'][number]['marks'][number];

export function presentMark(mark: MarkRow, text: string): Mark {
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
    stands: stands(mark, text),
  };
}
