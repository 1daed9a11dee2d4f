// 64 connections answer while three versions are published, beside the same run without publishing: nobody is refused, every record is on
// the version that it was shown, the data set says what was answered on each, quotas are exact.
import {
  answerCalls,
  designCalls,
  quotaCalls,
  SUCCESS_CODE,
  scrollCalls,
  unpublishedCalls,
} from '@wenshu/api-contract';
import { choiceId, optionA, optionB, sentAnswers } from '../../apps/server/src/testing/build-survey.ts';
import { findMiscounts, publishOnFleet, queryFleet } from '../../apps/server/src/testing/fleet-survey.ts';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';

const CONNECTIONS = 64;
const VERSIONS = 3;
const DURATION_MS = Number(process.env.BENCH_MS ?? 12_000);
const QUOTA = 'quota00001';

const cell = (order: string, option: string) => ({
  cellId: `cell${order.padStart(6, '0')}`,
  order,
  match: { [choiceId]: option },
  size: 1_000_000,
});
const first = [cell('a', optionA), cell('b', optionB)];
const fleet = new ServerFleet();
await fleet.start(2);
let made = 0;

/** What was published is answered at once by everybody: the page that asks for it is not what is measured. */
async function run(isPublishing: boolean): Promise<{ readonly perSecond: number; readonly faults: readonly string[] }> {
  const survey = await publishOnFleet(fleet, { quotas: [{ kind: 'single', whenFull: 'end', cells: first }] });
  const { scrollId, linkCode } = survey;
  const end = performance.now() + DURATION_MS;
  const shown = new Map<string, { readonly versionTime: number; readonly option: string }>();
  const refused = new Map<string, number>();
  let newest = survey.versionTime;
  const answer = async (turn: number) => {
    while (performance.now() < end) {
      const record = `republish${String(++made).padStart(11, '0')}`;
      const told = { versionTime: newest, option: made % 3 === 0 ? optionB : optionA };
      shown.set(record, told);
      const sent = await fleet.send(
        answerCalls.submitAnswer,
        sentAnswers({ linkCode, versionTime: told.versionTime }, record, told.option),
        turn,
      );
      const code = sent?.code ?? 'no answer';
      if (code !== SUCCESS_CODE) refused.set(code, (refused.get(code) ?? 0) + 1);
    }
  };
  const answering = Array.from({ length: CONNECTIONS }, (_, turn) => answer(turn));
  const publishing: number[] = [];
  if (isPublishing) {
    await fleet.call(unpublishedCalls.open, { scrollId });
    for (let n = 1; n <= VERSIONS; n++) {
      await new Promise(resolve => setTimeout(resolve, DURATION_MS / (VERSIONS + 4)));
      await fleet.call(designCalls.modifyName, { scrollId, questionId: choiceId, title: { text: `Version ${n}?` } });
      // Another cell each time: everybody who is there is counted anew, below the survey's lock.
      const cells = [...first, ...Array.from({ length: n }, (_, at) => cell('cde'[at]!, optionB))];
      const quota = {
        scrollId,
        quotaId: QUOTA,
        order: 'a1',
        title: 'Quota 1',
        kind: 'single',
        whenFull: 'end',
        cells,
      } as const;
      await fleet.call(quotaCalls.saveQuota, quota);
      const { version } = await fleet.call(scrollCalls.get, { scrollId });
      const began = performance.now();
      newest = (await fleet.call(unpublishedCalls.publish, { scrollId, version })).versionTime;
      publishing.push(Math.round(performance.now() - began));
    }
  }
  await Promise.all(answering);
  const rows = await queryFleet(
    fleet,
    `select answer_record_id as id, version_time::text as version, answers -> $2 ->> 'item' as option from answer_record where scroll_id = $1`,
    [scrollId, choiceId],
  );
  const wrong = rows.filter(({ id, version, option }) => {
    const told = shown.get(id);
    return told?.versionTime !== Number(version) || told.option !== option;
  });
  const faults = [
    ...[...refused].map(([code, count]) => `${count} refused with ${code}`),
    ...(rows.length === shown.size ? [] : [`${shown.size} answered, ${rows.length} stored`]),
    ...(wrong.length === 0 ? [] : [`${wrong.length} on another version or with another answer`]),
    ...(await findMiscounts(fleet, scrollId)),
  ];
  const perSecond = shown.size / (DURATION_MS / 1000);
  const versions = new Set(rows.map(({ version }) => version)).size;
  console.log(
    `${isPublishing ? 'with' : 'without'} publishing: ${Math.round(perSecond)} a second, ${shown.size} answers on ${versions} versions, ${faults.length} faults` +
      (isPublishing ? `; published in ${publishing.join(', ')} ms` : ''),
  );
  for (const fault of faults) console.log(`  ${fault}`);
  return { perSecond, faults };
}

try {
  // The first one warms; the order is turned, so that neither gains by it.
  await run(false);
  const runs = [await run(true), await run(false), await run(false), await run(true)] as const;
  const ratio = (runs[0].perSecond + runs[3].perSecond) / (runs[1].perSecond + runs[2].perSecond);
  console.log(`publishing ${VERSIONS} versions meanwhile: ${ratio.toFixed(2)} of the throughput without`);
  process.exitCode = runs.some(({ faults }) => faults.length > 0) ? 1 : 0;
} finally {
  await fleet.stop();
}
