import { linkFileCalls, type RespondentRow } from '@wenshu/api-contract';
import type { XlsxRow } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { answerStatusTexts } from '@wenshu/texts/collect/answer-status';
import { linkFileTexts } from '@wenshu/texts/collect/link-files';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import type { TableColumn } from '../../people/made-files/index.ts';
import {
  countRespondents,
  countUnwilling,
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
    const people = (await countRespondents(pool, scrollId)) - (await countUnwilling(platform, scrollId));
    // Drawing a code takes far longer than writing a line: with codes, they alone say how far it is.
    const rows = async function* (): AsyncGenerator<XlsxRow[]> {
      let done = 0;
      for await (const batch of batches(platform, scrollId)) {
        yield batch.map(person => rowOf(person, { fields, language, address: publicAddress(platform, person.link) }));
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
  ];
}
