import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type { OwnOrder } from '../../record-grid/index.ts';
import type { OpenCoding } from '../open-coding.ts';
import { type AsideFor, compareAside } from '../reading/answers-aside.ts';
import { readAnswers } from '../reading/read-answers.ts';

/** Rows of answers, from the most to the least similar to one. It stands first, wherever a list has it. */
export function bySimilarity(
  platform: Platform,
  coding: OpenCoding,
  who: AsideFor & { readonly signal: AbortSignal },
  answerRecordId: string,
): OwnOrder {
  return {
    key: answerRecordId,
    async make(filter, only) {
      const record = (await coding.dataSet.readRecords([answerRecordId])).get(answerRecordId);
      const said = record?.[coding.variable];
      if (typeof said !== 'string') throw new Refusal('answerRecordNotFound');
      const { rows, ids, texts, generation, asOf } = await readAnswers(coding, who.signal, filter);
      if (ids.length === 0) return { generation, asOf, rows };
      const at = ids.indexOf(answerRecordId);
      const among = at < 0 ? [...texts, said] : texts;
      const order = await compareAside(platform, who, among, at < 0 ? texts.length : at);
      const isAsked = only ? new Set(only) : undefined;
      const isThere = (place: number) => place < rows.length && (isAsked?.has(ids[place]!) ?? true);
      return { generation, asOf, rows: order.filter(isThere).map(place => rows[place]!) };
    },
  };
}
