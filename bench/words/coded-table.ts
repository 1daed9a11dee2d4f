import { createHash } from 'node:crypto';
import { defaultCrossRequest } from '@wenshu/analysis';
import { analysisCalls, type Call, type CallData, codingCalls, codingFrameCalls } from '@wenshu/api-contract';
import { seededRandom } from '@wenshu/statistics';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson } from '../../apps/server/src/testing/build-survey.ts';
import { columnId, importRecords, insertAnswers, optionId } from '../../apps/server/src/testing/import-records.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';
import { row, times } from './told.ts';

const RECORDS = 100_000;
const CODES = Array.from({ length: 12 }, (_, at) => at + 1);
const TURNS = 9;
const [set, group, why] = [columnId(0), columnId(1), columnId(2)];

/** A table of a coded variable, beside one of a multiple choice that holds the very same: both asked as people ask, turn and turn about. */
export async function benchCodedTable(): Promise<boolean> {
  let isSame = true;
  await withTestApp('bench-words', async test => {
    const person = await buildPerson(test.platform);
    const survey = await importRecords(test, person, [
      { name: 'Set', items: CODES.map(String), sets: [] },
      { name: 'Group', levels: ['a', 'b', 'c', 'd'], values: [] },
      { name: 'Why', texts: [] },
    ]);
    const { scrollId } = survey;
    const got = async <C extends Call>(call: C, sent: object) => {
      // The call itself checks what is sent.
      const answer = await test.call(call, sent as never, asPerson(person));
      if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.message}`);
      return answer.data as CallData<C>;
    };
    const commands = CODES.map(code => ({ does: 'add', parent: null, zh: String(code), en: String(code) }));
    const { frameId } = await got(codingFrameCalls.create, { name: 'Bench', commands });
    const { codingId, key } = await got(codingCalls.setUp, { scrollId, variable: why, frameId });
    const random = seededRandom(20_261_119);
    const people = Array.from({ length: RECORDS }, (_, at) => ({
      text: `answer ${at % 5_000}`,
      group: random.below(4),
      codes: CODES.filter(() => random.next() < 0.15),
    }));
    const answers = people.map(({ text, group: of, codes }) => ({
      ...(codes.length > 0 && { [set]: { items: codes.map(code => optionId(set, code - 1)) } }),
      [group]: { item: optionId(group, of) },
      [why]: text,
    }));
    await insertAnswers(test, survey, answers);
    const marks = people.flatMap(({ text, codes }, at) =>
      codes.map(code => ({ at: at + 1, code, said: hashOf(text) })),
    );
    await test.platform.database.pool.query(
      `insert into code_mark (scroll_id, answer_record_id, coding_id, code, said, coder, state, made_at, made_in)
       select $1, 'import' || lpad(at::text, 14, '0'), $2, code, said, 'person', 'accepted', now(), 'bench'
         from unnest($3::int[], $4::int[], $5::text[]) as given (at, code, said)`,
      [scrollId, codingId, marks.map(one => one.at), marks.map(one => one.code), marks.map(one => one.said)],
    );
    const table = async (variable: string) => {
      const request = { ...defaultCrossRequest, rows: [{ variable }], banner: [{ variable: group }] };
      const { exhibits } = await got(analysisCalls.run, { scrollId, kind: 'cross', derived: {}, request });
      const found = (exhibits as unknown as readonly { kind: string; cells: unknown }[]).find(
        one => one.kind === 'table',
      );
      return JSON.stringify(found?.cells);
    };
    // The copy is made, and threads are there.
    isSame = (await table(set)) === (await table(key));
    const taken: Record<'set' | 'coded', number[]> = { set: [], coded: [] };
    for (let turn = 0; turn < TURNS; turn++)
      for (const [name, variable] of [['set', set] as const, ['coded', key] as const]) {
        const begun = performance.now();
        await table(variable);
        taken[name].push(performance.now() - begun);
      }
    const [reference, coded] = [Math.min(...taken.set), Math.min(...taken.coded)];
    row('reference: a multiple choice of 12 by 4 groups', reference, `least of ${TURNS}`);
    row(
      'a coded variable of 12 by 4 groups',
      coded,
      `${times(coded, reference)}; ${isSame ? 'the same cells' : 'OTHER CELLS'}`,
    );
  });
  return isSame;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
