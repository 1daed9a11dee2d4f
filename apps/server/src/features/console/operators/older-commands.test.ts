import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  backupCalls,
  type CallData,
  operatedEnterpriseCalls,
  operatedPlanCalls,
  reviewCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../../../../../tools/testing/patience.ts';
import { ToolRunner } from '../../../../../../tools/testing/tool-runner.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type FurnishedConsole, furnishConsole } from '../../../testing/console/furnish-console.ts';

// Commands run in a process of their own.
vi.setConfig({ testTimeout: 4 * PATIENCE_MS, hookTimeout: PATIENCE_MS });

let test: TestApp;
let tools: ToolRunner;
let of: FurnishedConsole;
let service: TestOperator;
beforeAll(async () => {
  test = await buildTestApp({ jobPollingSeconds: 0.5 });
  of = await furnishConsole(test);
  service = await buildOperator(test, 'service', 'finance');
  const { dataDir, databaseUrl, backupFolder } = test.platform.env;
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  tools = new ToolRunner({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_DIR: backupFolder });
});
afterAll(async () => {
  await tools.stop();
  await test.close();
});

/** A command on the database of the app, as whoever has the machine runs it. */
const command = (tool: string, ...words: readonly string[]) => tools.run(tool, ...words);
const lines = async (action: string) => {
  const { rows } = await test.platform.database.pool.query<{ by: string; object: string | null }>(
    'select by_kind as by, object_id as object from operator_log where action = $1 order by line_id',
    [action],
  );
  return rows;
};

it('orders are listed, opened and declined by a command, and wait in the console no more', async () => {
  expect((await command('operator', 'orders')).output).toContain(of.orders[0]);
  expect((await command('operator', 'open', of.orders[0]!)).status).toBe(0);
  expect((await command('operator', 'decline', of.orders[1]!)).status).toBe(0);
  expect((await command('operator', 'open', of.orders[1]!)).status).toBe(1);
  expect((await test.call(operatedEnterpriseCalls.orders, {}, service.seat)).data).toMatchObject({ total: 0 });
  expect(await lines('order.open')).toEqual([{ by: 'command', object: of.orders[0] }]);
});

it('what a command licenses, the console shows', async () => {
  const granted = await command('operator-licences', 'grant', of.enterpriseId, 'p016', '30', 'bought', 'it');
  expect(granted.status).toBe(0);
  const { data } = await test.call(operatedPlanCalls.holder, { enterpriseId: of.enterpriseId }, service.seat);
  const { licences } = data as CallData<typeof operatedPlanCalls.holder>;
  expect(licences).toMatchObject([{ feature: 'p016', state: 'held' }]);
  expect((await command('operator-licences', 'plans')).output).toContain('trial');
});

it('what a command decides about mail and points stands in the console’s history', async () => {
  expect((await command('operator-mail', 'list')).output).toContain(of.mails[0]);
  expect((await command('operator-mail', 'reject', of.mails[0]!, 'Say', 'who', 'asks')).status).toBe(0);
  expect((await command('operator-mail', 'allow', of.stopped)).status).toBe(0);
  expect((await command('operator-mail', 'points', of.creator.phone, '7')).status).toBe(0);
  const { data } = await test.call(reviewCalls.history, { kind: 'mail' }, service.seat);
  expect((data as CallData<typeof reviewCalls.history>).items.map(({ action, by }) => [action, by.kind])).toEqual([
    ['mail.allow', 'command'],
    ['mail.reject', 'command'],
  ]);
  expect(await lines('person.points')).toMatchObject([{ by: 'command' }]);
});

it('orders for samples go on in the console from where a command has left them', async () => {
  expect((await command('operator-samples', 'list')).output).toContain(of.samples[0]);
  expect((await command('operator-samples', 'approve', of.samples[0]!, '123')).status).toBe(0);
  const paid = { orderNumber: of.samples[0]!, why: 'by transfer' };
  expect((await test.call(reviewCalls.paid, paid, service.seat)).code).toBe('0000');
  expect((await command('operator-samples', 'paid', of.samples[0]!)).status).toBe(1);
});

it('a backup that the command takes is one that the console knows, by whom', async () => {
  expect(await command('backup')).toMatchObject({ status: 0, output: expect.stringContaining('Backed up') });
  const { data } = await test.call(backupCalls.list, {}, of.chief.seat);
  const { items, lastTime } = data as CallData<typeof backupCalls.list>;
  expect(items).toMatchObject([{ state: 'done', by: 'npm run backup', reason: null }]);
  expect([items[0]!.sizeBytes! > 1_000, items[0]!.rows! > 10, lastTime !== null]).toEqual([true, true, true]);
});
