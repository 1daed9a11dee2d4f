// `npm run bench -- fair-turns [-- --records 20000 --only twelve|ten]`: how long somebody's table takes while another person has twelve k-means
// run at the largest settings, beside the same table with nobody else there; then ten people who run models, have reports made and open
// shares at once: the most memory of the process and those it started (PostgreSQL's among them), and what a table takes meanwhile.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { grantRights } from '../../apps/server/src/authorisation/right.repository.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import { importRecords, insertAnswers } from '../../apps/server/src/testing/import-records.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';
import { ms, timed } from '../large-survey.ts';
import { Crowd } from './crowd.ts';
import { answers, columns } from './survey.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '20000' }, only: { type: 'string', default: '' } },
});
const PEOPLE = 11;

await withTestApp('bench-fair-turns', async test => {
  const maker = await buildPerson(test.platform);
  const survey = await importRecords(test, maker, columns);
  await insertAnswers(test, survey, answers(Number(values.records)));
  const { scrollId } = survey;
  const people = [maker];
  for (let at = 1; at < PEOPLE; at++) {
    const person = await buildPerson(test.platform);
    const object = { kind: 'questionnaire', id: scrollId } as const;
    const rights = ['questionnaire.view', 'records.view', 'records.export', 'report.online'] as const;
    await grantRights(test.platform.database.pool, person.id, object, rights);
    people.push(person);
  }
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const crowd = new Crowd(test, scrollId, `http://127.0.0.1:${port}/api`, people);
  await crowd.table(0);
  console.log(`a table with nobody else there        ${ms(await timed(() => crowd.table(0)))} ms`);
  if (values.only !== 'ten') await crowd.twelve();
  if (values.only !== 'twelve') await crowd.ten();
});
