import { linkFileCalls } from '@wenshu/api-contract';
import type { XlsxRow } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { linkFileTexts } from '@wenshu/texts/collect/link-files';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import type { TableColumn } from '../../people/made-files/index.ts';
import { findLinkPage, type SeenLinks } from '../links/index.ts';
import { codeName } from './code-file.ts';
import { linksFile } from './links-file.ts';

interface AnonymousLinksInput {
  readonly scrollId: string;
  readonly language: Language;
  /** Jobs that were asked for before there were codes say nothing. */
  readonly withCodes?: boolean;
}

const BATCH = 500;
const needs = linkFileCalls.exportAnonymous.needs.right;

/** The anonymous links, each with what came through it; in a zip with their QR codes when that is asked for. */
export const anonymousLinksJob = defineJob<AnonymousLinksInput>(
  'links.anonymous',
  async ({ platform, actor, input: { scrollId, language, withCodes }, report, reportRows }) => {
    const { pool } = platform.database;
    const mayStill = () => requireRight(pool, actor, needs, { kind: 'questionnaire', id: scrollId });
    await mayStill();
    const seen = { scrollId, sight: await findSight(pool, actor, scrollId, needs) };
    report(0, 'preparing');
    const { fileNames, states, codesFolder } = linkFileTexts[language];
    const rows = async function* (): AsyncGenerator<XlsxRow[]> {
      let done = 0;
      for await (const { items, total } of batches(platform.database, seen)) {
        yield items.map(link => [
          ...[link.serialNumber, link.name, link.channel, publicAddress(platform, link.link)],
          ...[link.isOpen ? states.open : states.closed, link.views, link.collected],
          ...[link.success, link.screened, link.quotaFull, link.averageSeconds],
        ]);
        done += items.length;
        // Drawing a code takes far longer than writing a line: with codes, they alone say how far it is.
        if (!withCodes) reportRows(done, total);
      }
    };
    const table = { sheet: fileNames.anonymous, columns: columnsOf(language), rows: rows() };
    const name = `${(await findQuestionnaire(pool, scrollId))?.name || scrollId} ${fileNames.anonymous}`;
    const codes = async function* () {
      let done = 0;
      for await (const { items, total } of batches(platform.database, seen))
        for (const { link, serialNumber, channel, name: of } of items) {
          const path = `${codesFolder}/${codeName(serialNumber, channel, of)}.png`;
          yield { path, address: publicAddress(platform, link) };
          reportRows(++done, total);
        }
    };
    return linksFile({ name, table, codes: withCodes ? codes() : undefined, mayStill });
  },
  { logs: 'export.links', typeOf: () => 'anonymous-links', needs },
);

async function* batches(database: Database, seen: SeenLinks): AsyncGenerator<Awaited<ReturnType<typeof findLinkPage>>> {
  for (let page = 1; ; page++) {
    const found = await findLinkPage(database, seen, { page, size: BATCH });
    if (found.items.length === 0) return;
    yield found;
  }
}

function columnsOf(language: Language): TableColumn[] {
  const { heads } = linkFileTexts[language];
  return [
    { head: heads.number, width: 8 },
    { head: heads.name, width: 24 },
    { head: heads.channel, width: 18 },
    { head: heads.address, width: 44 },
    { head: heads.state, width: 10 },
    { head: heads.views, width: 10 },
    { head: heads.answers, width: 10 },
    { head: heads.success, width: 12 },
    { head: heads.screened, width: 12 },
    { head: heads.quotaFull, width: 12 },
    { head: heads.seconds, width: 14 },
  ];
}
