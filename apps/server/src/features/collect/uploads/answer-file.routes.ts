import { answerUploadCalls, type CallInput } from '@wenshu/api-contract';
import { type FileRules, fileKinds } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { openFile } from '../../people/stored-files/index.ts';
import { keepAnswerFile, listAnswerFiles } from '../answer-files/index.ts';
import { findRules } from './find-rules.ts';
import { requireAnswering, requireOwnRecord } from './require-own-record.ts';

/** A class of fifty behind one address may send ten pictures each. */
const perAddress: AttemptLimit = { name: 'answer-upload:address', most: 600, windowSeconds: 3600 };

export function registerAnswerFileCalls(app: FastifyInstance): void {
  registerCalls(app, answerUploadCalls, {
    uploadPicture: (input, context) => take(input, context, fileKinds.picture),
    uploadFile: (input, context) => take(input, context),
    file: async ({ answerRecordId, fileId, ...visitor }, context) => {
      const { scrollId, isSaved } = await requireOwnRecord(context.platform, { ...visitor, answerRecordId });
      const [file] = await listAnswerFiles(context.database.pool, { scrollId, answerRecordId }, fileId);
      const isOwn = file && (isSaved || (file.cookieId ?? undefined) === visitor.cookieId);
      return openFile(isOwn ? file : undefined, 'private, max-age=300', context);
    },
  });
}

/** Everything is decided before the first byte of the file is taken. */
async function take(
  input: CallInput<typeof answerUploadCalls.uploadFile>,
  context: CallContext<'respondent'>,
  only?: FileRules['formats'],
) {
  const { incomingFile, platform, clientAddress } = context;
  if (!incomingFile) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  await countAttempt(platform, perAddress, clientAddress);
  const { scrollId, versionTime } = await requireAnswering(platform, input, context.userAgent);
  const rules = await findRules(context.database.pool, scrollId, versionTime, input.questionId);
  const { answerRecordId, questionId: answerKey, cookieId } = input;
  return keepAnswerFile(platform, incomingFile, {
    scrollId,
    answerRecordId,
    answerKey,
    cookieId,
    rules: only ? { ...rules, formats: rules.formats.filter(format => only.includes(format)) } : rules,
  });
}
