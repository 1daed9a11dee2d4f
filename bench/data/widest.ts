import { ordersBetween } from '@wenshu/survey-core';
import { textsIn } from '../../apps/server/seeds/large/large-question.ts';
import { COPY_RECORDS, copyLine } from '../../apps/server/seeds/large/large-record.repository.ts';
import { makeUpRecords } from '../../apps/server/seeds/large/make-up-records.ts';
import { countedSamples } from '../../apps/server/src/features/collect/answering/index.ts';
import { changeStatus } from '../../apps/server/src/features/design/publishing/index.ts';
import {
  editQuestionnaire,
  loadDocument,
  startQuestionnaire,
} from '../../apps/server/src/features/design/questionnaire-design/index.ts';
import { newId } from '../../apps/server/src/platform/new-id.ts';
import type { LargeBench } from '../large-survey.ts';

export interface Width {
  readonly questions: number;
  readonly rows: number;
  readonly records: number;
}

/** A survey of nothing but scales in rows, each row a variable, with records in which all of them are answered. */
export async function buildWide(
  { test, survey, person, copy }: LargeBench,
  { questions, rows, records }: Width,
): Promise<string> {
  const { database, clock } = test.platform;
  const scrollId = await startQuestionnaire(database, person.id, { name: 'Wide', languageId: 1 });
  const [groupId] = Object.keys((await loadDocument(database.pool, scrollId, 0)).groups);
  const orders = ordersBetween(null, null, questions);
  const ids = (count: number) => Array.from({ length: count }, () => newId());
  const listed = (made: readonly string[]) => ordersBetween(null, null, made.length);
  const asked = Array.from({ length: questions }, (_, at) => ({
    questionId: newId(),
    order: orders[at]!,
    items: ids(2),
    rows: ids(rows),
  }));
  await editQuestionnaire(
    database,
    { scrollId, personId: person.id, editId: newId(), baseVersion: undefined },
    'importQuestions',
    {
      questions: asked.map(({ questionId, order, items, rows: ofIt }, at) => ({
        questionId,
        groupId,
        order,
        type: 'matrix-scale',
        seqName: `W${at + 1}`,
        title: { text: `Wide ${at + 1}` },
        items: items.map((itemId, place) => ({
          itemId,
          order: listed(items)[place],
          title: { text: `Point ${place}` },
        })),
        rows: ofIt.map((rowId, place) => ({ rowId, order: listed(ofIt)[place], title: { text: `Row ${place}` } })),
      })),
    },
  );
  await changeStatus({ database, clock, samples: countedSamples }, { scrollId, personId: person.id }, 1);
  const made = [...makeUpRecords(survey, { count: records, seed: 4, texts: textsIn('en') })];
  await copy(
    COPY_RECORDS,
    (async function* () {
      for (const [place, record] of made.entries()) {
        const answers = Object.fromEntries(
          asked.map(({ questionId, items, rows: ofIt }) => [
            questionId,
            Object.fromEntries(ofIt.map((rowId, row) => [rowId, items[(row + place) % 2]!])),
          ]),
        );
        yield Buffer.from(copyLine(scrollId, { ...record, answers, flatGrids: [], serial: null }));
      }
    })(),
  );
  return scrollId;
}
