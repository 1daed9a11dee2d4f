import { type ListedRow, linkFileCalls, type RespondentRow, sendMethods } from '@wenshu/api-contract';
import type { XlsxRow } from '@wenshu/data-files';
import { clockText, DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { answerStatusTexts } from '@wenshu/texts/collect/answer-status';
import { linkFileTexts } from '@wenshu/texts/collect/link-files';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import type { TableColumn } from '../../people/made-files/index.ts';
import {
  countRespondents,
  countUnwilling,
  findDistribution,
  leaveOutUnwillingOf,
  listCustomFields,
  listRespondentsAfter,
} from '../respondents/index.ts';
import { codeName } from './code-file.ts';
import { linksFile } from './links-file.ts';

interface PersonalLinksInput {
  readonly scrollId: string;
  readonly language: Language;
  readonly withCodes: boolean;
}

const BATCH = 500;
const { needs } = linkFileCalls.exportPersonal;

/** The name list with everybody's own link; in a zip with a QR code for each when that is asked for. */
export const personalLinksJob = defineJob<PersonalLinksInput>(
  'links.personal',
  async ({ platform, actor, input: { scrollId, language, withCodes }, report, reportRows }) => {
    const { pool } = platform.database;
    const mayStill = () => requireRight(pool, actor, needs.right, { kind: 'questionnaire', id: scrollId }, needs);
    await mayStill();
    report(0, 'preparing');
    const { fileNames, codesFolder } = linkFileTexts[language];
    const fields = await listCustomFields(pool, scrollId);
    const { timeZone = DEFAULT_TIME_ZONE } = (await findSettings(pool, scrollId)) ?? {};
    const people = (await countRespondents(pool, scrollId)) - (await countUnwilling(platform, scrollId));
    // Drawing a code takes far longer than writing a line: with codes, they alone say how far it is.
    const rows = async function* (): AsyncGenerator<XlsxRow[]> {
      let done = 0;
      for await (const batch of batches(platform, scrollId)) {
        const ids = batch.map(({ respondentId }) => respondentId);
        const sent = await findDistribution(pool, scrollId, ids);
        yield batch.map(person => [
          ...rowOf(person, { fields, language, address: publicAddress(platform, person.link) }),
          ...sentCells(sent(person.respondentId), { timeZone, language }),
        ]);
        done += batch.length;
        if (!withCodes) reportRows(done, people);
      }
    };
    const table = { sheet: fileNames.personal, columns: columnsOf(fields, language), rows: rows() };
    const name = `${(await findQuestionnaire(pool, scrollId))?.name || scrollId} ${fileNames.personal}`;
    const codes = async function* () {
      let done = 0;
      for await (const batch of batches(platform, scrollId))
        for (const { link, serialNumber, name: of } of batch) {
          yield { path: `${codesFolder}/${codeName(serialNumber, of)}.png`, address: publicAddress(platform, link) };
          reportRows(++done, people);
        }
    };
    return linksFile({ name, table, codes: withCodes ? codes() : undefined, mayStill });
  },
  { logs: 'export.links', typeOf: () => 'personal-links', needs: needs.right },
);

/** Without whoever wishes not to be asked again: a link in a file is one that is going to be sent. */
async function* batches(platform: Platform, scrollId: string): AsyncGenerator<readonly RespondentRow[]> {
  for (let after = 0; ; ) {
    const people = await listRespondentsAfter(platform.database.pool, scrollId, after, BATCH);
    if (people.length === 0) return;
    yield (await leaveOutUnwillingOf(platform, scrollId, people)).willing;
    after = people.at(-1)!.serialNumber;
  }
}

function rowOf(
  person: RespondentRow,
  { fields, language, address }: { fields: readonly string[]; language: Language; address: string },
): XlsxRow {
  const status = String(person.answerStatus) as keyof (typeof answerStatusTexts)['zh'];
  return [
    ...[person.serialNumber, person.name, person.mobile, person.email, person.group],
    ...[linkFileTexts[language].listed(person.labels), ...fields.map(field => person.custom[field] ?? '')],
    ...[address, answerStatusTexts[language][status], person.views],
  ];
}

/** Each way for itself: how it stands, and when the last message left. */
function sentCells(
  distribution: ListedRow['distribution'],
  { timeZone, language }: { timeZone: string; language: Language },
): string[] {
  const { states } = sendingTexts[language];
  return sendMethods.flatMap(method => {
    const { state = 'not-sent', lastSentTime = null } = distribution[method] ?? {};
    return [states[state], lastSentTime === null ? '' : clockText(lastSentTime, timeZone, language)];
  });
}

function columnsOf(fields: readonly string[], language: Language): TableColumn[] {
  const { heads } = linkFileTexts[language];
  return [
    { head: heads.number, width: 8 },
    { head: heads.person, width: 16 },
    { head: heads.mobile, width: 16 },
    { head: heads.email, width: 26 },
    { head: heads.group, width: 16 },
    { head: heads.labels, width: 20 },
    ...fields.map(head => ({ head, width: 16 })),
    { head: heads.address, width: 52 },
    { head: heads.status, width: 16 },
    { head: heads.views, width: 10 },
    ...sendMethods.flatMap(method => [
      { head: heads.sent[method], width: 14 },
      { head: heads.lastSent[method], width: 30 },
    ]),
  ];
}
