import { type CallInput, walletCalls } from '@wenshu/api-contract';
import { startCsv } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { ledgerTexts } from '@wenshu/texts/people/ledger';
import { walletTexts } from '@wenshu/texts/people/wallet';
import { requireRight } from '../../../authorisation/authorise.ts';
import { defineJob, type JobContext } from '../jobs/index.ts';
import { listStatement, type StatementRow } from '../ledger/index.ts';
import { bytesOf, writeTable, XLSX } from '../made-files/index.ts';
import { accountOf, filterOf } from './wallet-account.ts';

type StatementInput = CallInput<typeof walletCalls.exportStatement> & {
  readonly language: Language;
  readonly title: string;
};
type Line = readonly [time: string, cause: string, about: string, amount: number, balance: number];

const BATCH = 500;
const { right } = walletCalls.exportStatement.needs;

/** What came into a wallet and left it, in the unit that people read: points, or yuan. */
export const statementJob = defineJob<StatementInput>(
  'wallet.statement',
  async context => {
    const { platform, actor, input } = context;
    // Asked again: it may be a while since it was started.
    if (input.enterpriseId !== undefined)
      await requireRight(platform.database.pool, actor, right, { kind: 'enterprise', id: input.enterpriseId });
    const isCsv = input.format === 'csv';
    const content = bytesOf(sink => (isCsv ? writeCsv(sink, context) : writeBook(sink, context)));
    return {
      file: {
        fileName: `${input.title}.${input.format}`,
        contentType: isCsv ? 'text/csv; charset=utf-8' : XLSX,
        content,
      },
    };
  },
  { logs: 'export.statement', typeOf: () => 'other' },
);

type Sink = Parameters<typeof startCsv>[0];

function headOf({ language }: StatementInput): readonly string[] {
  const { columns } = walletTexts[language].statement;
  return [columns.time, columns.cause, columns.about, columns.amount, columns.balance];
}

async function writeCsv(sink: Sink, context: JobContext<StatementInput>): Promise<void> {
  const writer = startCsv(sink, { separator: ',' });
  await writer.rows([[...headOf(context.input)]]);
  for await (const batch of linesOf(context)) await writer.rows(batch.map(line => line.map(String)));
  await writer.close();
}

async function writeBook(sink: Sink, context: JobContext<StatementInput>): Promise<void> {
  const format = context.input.unit === 'fen' ? '#,##0.00' : '#,##0';
  const widths = [22, 26, 34, 14, 14];
  await writeTable(sink, {
    sheet: context.input.title.slice(0, 31),
    columns: headOf(context.input).map((head, at) => ({ head, width: widths[at] ?? 14, ...(at > 2 && { format }) })),
    rows: rowsOf(context),
  });
}

async function* rowsOf(context: JobContext<StatementInput>) {
  for await (const batch of linesOf(context)) yield batch.map(line => line.map(value => ({ value })));
}

/** Read from the newest back, until where it stood when it began: what comes meanwhile would push lines from one page to the next. */
async function* linesOf({
  platform,
  actor,
  input,
  signal,
  reportRows,
}: JobContext<StatementInput>): AsyncGenerator<Line[]> {
  const { pool } = platform.database;
  const account = accountOf(actor, input);
  const filter = filterOf(input);
  let beforeId: number | undefined;
  let done = 0;
  for (;;) {
    signal.throwIfAborted();
    const { rows, total } = await listStatement(pool, account, { ...filter, beforeId, limit: BATCH, offset: 0 });
    if (rows.length > 0) yield rows.map(row => lineOf(row, input));
    done += rows.length;
    reportRows(done, done + Math.max(0, total - rows.length));
    if (rows.length < BATCH) return;
    beforeId = rows.at(-1)!.movementId;
  }
}

function lineOf({ at, cause, about, amount, balance }: StatementRow, { language, unit }: StatementInput): Line {
  const shown = (value: number) => (unit === 'fen' ? value / 100 : value);
  return [at.toISOString(), ledgerTexts[language].causes[cause], about ?? '', shown(amount), shown(balance ?? 0)];
}
