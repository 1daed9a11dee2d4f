import type { Visit } from '@wenshu/api-contract/visit';
import type { Answers } from '@wenshu/survey-core/answering';
import { hasContent, type LocalCopy } from './local-copy.ts';

type ServerRecord = NonNullable<Extract<Visit, { step: 'open' }>['record']>;

export interface Start {
  /** Undefined: a new record begins. */
  readonly recordId: string | undefined;
  readonly answers: Answers;
  readonly lastQuestionId: string | undefined;
  readonly saveSeq: number;
}

/**
 * Where answering goes on: from the server's record, from the copy on this device, or from both. Nothing that was typed is lost: of two
 * states of one record the later one wins question by question, and what only the other one has stays.
 */
export function chooseStart(
  record: ServerRecord | undefined,
  copy: LocalCopy | undefined,
  { isShared, pass }: { readonly isShared: boolean; readonly pass: string | undefined },
): Start {
  const local = copy && isOurs(copy, record, isShared, pass) ? copy : undefined;
  const recordId = record?.answerRecord.answerRecordId;
  if (!record) {
    return {
      recordId: local?.recordId,
      answers: local?.answers ?? {},
      lastQuestionId: local?.lastQuestionId,
      saveSeq: local?.saveSeq ?? 0,
    };
  }
  if (local && local.recordId !== recordId && hasContent(local)) {
    return {
      recordId: local.recordId,
      answers: local.answers,
      lastQuestionId: local.lastQuestionId,
      saveSeq: local.saveSeq,
    };
  }
  const isLocalLater = local !== undefined && local.saveSeq >= record.saveSeq;
  return {
    recordId,
    answers: isLocalLater ? { ...record.answers, ...local.answers } : { ...local?.answers, ...record.answers },
    lastQuestionId: (isLocalLater ? local.lastQuestionId : undefined) ?? record.lastQuestionId ?? undefined,
    saveSeq: Math.max(record.saveSeq, local?.saveSeq ?? 0),
  };
}

/** Behind an identity check several people may use one device: a copy is only for whom it was written by. */
function isOurs(
  copy: LocalCopy,
  record: ServerRecord | undefined,
  isShared: boolean,
  pass: string | undefined,
): boolean {
  if (isShared) return true;
  return record ? copy.recordId === record.answerRecord.answerRecordId : copy.pass === pass;
}
