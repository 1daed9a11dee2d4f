import { createHmac } from 'node:crypto';
import { dockingCalls, respondentCalls, sampleCalls, sendCalls } from '@wenshu/api-contract';
import { type Input, newName, type Prepare, personalCode } from './prepared.ts';
import type { World } from './world.ts';

const sentWords = [{ language: 'en' as const, subject: 'Hello', body: '{name}: {link}' }];

/** A mail that waits for its review. Earlier ones make room: a survey has some hundreds. */
async function sentTask({ ask, server, things }: World): Promise<{ scrollId: string; code: string }> {
  const scrollId = things.scrollId as string;
  await server.query('delete from send_task where scroll_id = $1', [scrollId]);
  const email = `${newName('mail')}@example.com`;
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Li', email }] });
  const code = newName('task');
  await ask(sendCalls.sendMsgBatch, { scrollId, sendMethod: 'mail', code, name: 'First', contents: sentWords });
  return { scrollId, code };
}

/** A system that is docked. Earlier ones make room: a survey has some. */
async function dockedKey({ ask, server, things }: World): Promise<{ scrollId: string; keyId: string }> {
  const scrollId = things.scrollId as string;
  await server.query('delete from docking_key where scroll_id = $1', [scrollId]);
  const { key } = await ask(dockingCalls.createDocking, { scrollId, name: newName('system') });
  return { scrollId, keyId: key.keyId };
}

/** An order that nobody has looked at yet. */
async function sampleOrder({ ask, server, things }: World) {
  const scrollId = things.scrollId as string;
  await server.query('delete from sample_order where scroll_id = $1', [scrollId]);
  const { orderNumber } = await ask(sampleCalls.orderSample, { scrollId, ...sampleWish });
  return { scrollId, orderNumber };
}

const sampleWish = { samples: 10, days: 9, minutes: 5, incidencePercent: 50, targets: 'Coffee drinkers' };

/** What stands in the foot of a mail: its id, and the sign of its address. */
async function mailFoot(world: World): Promise<Input> {
  const { code } = await sentTask(world);
  const [mail] = await world.server.query<{ id: string; address: string }>(
    'select message_id as id, address from send_message where task_id = $1 order by message_id limit 1',
    [code],
  );
  const [secret] = await world.server.query<{ value: Buffer }>(
    `select value from server_secret where name = 'unsubscribe'`,
    [],
  );
  const sign = createHmac('sha256', secret!.value).update(`${mail!.id}\n${mail!.address}`).digest('base64url');
  return { codeNum: mail!.id, encodeEmail: sign };
}

/** What is sent, and the systems and samples that a survey is docked to. */
export const sendingInputs: Readonly<Record<string, Prepare>> = {
  'POST /survey/sendMsg/sendMsgBatch': async world => {
    const { scrollId } = await sentTask(world);
    return { scrollId, sendMethod: 'mail', code: newName('task'), name: 'Second', contents: sentWords };
  },
  'PUT /survey/sendMsg/mend': async world => {
    const task = await sentTask(world);
    await world.server.query(`update send_task set state = 'rejected' where task_id = $1`, [task.code]);
    return { ...task, name: 'Mended', contents: sentWords };
  },
  'PUT /survey/link/updateSendState': async world => ({ ...(await sentTask(world)), state: 'stopped' }),
  'PUT /survey/sendMsg/decide': async world => {
    const task = await sentTask(world);
    await world.server.query(`update send_task set state = 'stopped' where task_id = $1`, [task.code]);
    await world.server.query(`update send_message set state = 'doubtful', handed_at = now() where task_id = $1`, [
      task.code,
    ]);
    return { ...task, decision: 'sent' };
  },
  'GET /survey/sendMsg/recipients': sentTask,
  'GET /survey/link/sendRecord': async world => ({
    scrollId: world.things.scrollId,
    code: await personalCode(world),
  }),
  'POST /survey/sendMsg/preview': async ({ things }) => ({
    scrollId: things.scrollId,
    sendMethod: 'mail',
    contents: sentWords,
  }),
  'POST /survey/sendMsg/test': async ({ things, server }) => {
    await server.query(`delete from attempt where subject like 'trial-mail%'`, []);
    return { scrollId: things.scrollId, contents: sentWords, email: 'me@example.com' };
  },
  'POST /survey/docking/create': async world => {
    const { scrollId } = await dockedKey(world);
    return { scrollId, name: newName('system'), pushAddress: 'https://example.com/answers' };
  },
  'PUT /survey/docking/change': async world => ({ ...(await dockedKey(world)), name: newName('system') }),
  'POST /survey/docking/rotate': dockedKey,
  'POST /survey/docking/revoke': dockedKey,
  'GET /survey/docking/deliveries': dockedKey,
  'POST /survey/docking/deliverAgain': async world => {
    const key = await dockedKey(world);
    await world.server.query(`update docking_key set push_address = 'https://example.com/' where key_id = $1`, [
      key.keyId,
    ]);
    return key;
  },
  'POST /survey/sample/order': async world => ({ scrollId: (await sampleOrder(world)).scrollId, ...sampleWish }),
  'POST /survey/sample/cancel': sampleOrder,
  'GET /survey/sendMsg/checkEmailUnsubscribe': mailFoot,
  'POST /survey/sendMsg/addEmailUnsubscribe': mailFoot,
  'GET /survey/sendMsg/opened': mailFoot,
};
