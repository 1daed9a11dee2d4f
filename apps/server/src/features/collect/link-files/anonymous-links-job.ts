import { linkFileCalls } from '@wenshu/api-contract';
import type { XlsxRow } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { linkFileTexts } from '@wenshu/texts/collect/link-files';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { bytesOf, type TableColumn, writeTable, XLSX } from '../../people/made-files/index.ts';
import { findLinkPage, publicAddress } from '../links/index.ts';

interface AnonymousLinksInput {
  readonly scrollId: string;
  readonly language: Language;
}

const BATCH = 500;
const needs = linkFileCalls.exportAnonymous.needs.right;

/** The anonymous links, each with what came through it. */
export const anonymousLinksJob = defineJob<AnonymousLinksInput>(
  'links.anonymous',
  async ({ platform, actor, input: { scrollId, language }, report, reportRows }) => {
    const { database, env } = platform;
    const { pool } = database;
    await requireRight(pool, actor, needs, { kind: 'questionnaire', id: scrollId });
    report(0, 'preparing');
    const { fileNames, states } = linkFileTexts[language];
    const rows = async function* (): AsyncGenerator<XlsxRow[]> {
      for (let page = 1, done = 0; ; page++) {
        const { items, total } = await findLinkPage(pool, scrollId, { page, size: BATCH });
        if (items.length === 0) return;
        yield items.map(link => [
          ...[link.serialNumber, link.name, link.channel, publicAddress(env, link.link)],
          ...[link.isOpen ? states.open : states.closed, link.views, link.collected],
          ...[link.success, link.screened, link.quotaFull, link.averageSeconds],
        ]);
        done += items.length;
        reportRows(done, total);
      }
    };
    const content = bytesOf(sink =>
      writeTable(sink, { sheet: fileNames.anonymous, columns: columnsOf(language), rows: rows() }),
    );
    const name = (await findQuestionnaire(pool, scrollId))?.name || scrollId;
    return { file: { fileName: `${name} ${fileNames.anonymous}.xlsx`, contentType: XLSX, content } };
  },
  { typeOf: () => 'anonymous-links', needs },
);

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
