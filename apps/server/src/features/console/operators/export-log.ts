import { csvLine } from '@wenshu/data-files';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import type { CallContext } from '../../../http/call-context.ts';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { listOperatorLines, type OperatorLineFilter } from './operator-log.repository.ts';

/** More than these nobody opens as a table. */
const MOST_LINES = 50_000;
const BYTE_ORDER_MARK = '\uFEFF';

/** The log as a table that spreadsheets open: with times that sort, and details as they are kept. */
export async function exportLog(
  { database, language }: Pick<CallContext, 'database' | 'language'>,
  filter: OperatorLineFilter,
): Promise<FileAnswer> {
  const t = operatorLogTexts[language];
  const rows = await listOperatorLines(database.pool, filter, { limit: MOST_LINES, offset: 0 });
  const { number, time, by, action, object, details } = t.columns;
  const lines = rows.map(row =>
    csvLine([
      ...[String(row.lineId), row.happenedAt.toISOString(), row.kind === 'person' ? row.name : t.by[row.kind]],
      ...[t.actions[row.action], row.object ?? '', JSON.stringify(row.details)],
    ]),
  );
  return {
    content: BYTE_ORDER_MARK + [csvLine([number, time, by, action, object, details]), ...lines].join(''),
    fileName: t.fileName,
    contentType: 'text/csv; charset=utf-8',
  };
}
