import { expect, it } from 'vitest';
import { awayNotice, bareReport, complaint, deliveryReport } from '../../testing/fakes/returned-mails.ts';
import { readMailReturn } from './read-mail-return.ts';
import { returnAddress } from './return-address.ts';

const id = 'Aa0Bb1Cc2Dd3Ee4Ff5Gg6H';
const mail = { messageId: `${id}@wenshu.example`, to: 'lin@example.cn' };
const read = (text: string) => readMailReturn(Buffer.from(text));

it.each([
  ['no such mailbox', deliveryReport(mail), 'address-gone'],
  ['no such domain', deliveryReport(mail, { status: '5.1.2', said: 'Host not found' }), 'address-gone'],
  ['no word but in the text of the other server', deliveryReport(mail, { status: '5.0.0' }), 'address-gone'],
  ['a full mailbox', deliveryReport(mail, { status: '5.2.2', said: '552 5.2.2 mailbox full' }), 'returned'],
  ['not liked', deliveryReport(mail, { status: '5.7.1', said: '554 5.7.1 looks like spam' }), 'returned'],
  ['given up after days', deliveryReport(mail, { status: '4.4.1', said: 'connect timed out' }), 'returned'],
  ['called unwanted', complaint(mail), 'complained'],
])('tells of a mail that came back: %s', async (_, text, what) => {
  expect(await read(text)).toEqual({ what, ids: expect.arrayContaining([id]) });
});

it('knows a mail by the address it came back to, when nothing else of it is left', async () => {
  const returnPath = returnAddress('bounce+*@wenshu.example', mail.messageId);
  expect(await read(bareReport({ ...mail, returnPath }))).toEqual({
    what: 'returned',
    ids: expect.arrayContaining([id]),
  });
});

it.each([
  ['one that is only late', deliveryReport(mail, { action: 'delayed', status: '4.4.1' })],
  ['one that has arrived', deliveryReport(mail, { action: 'delivered', status: '2.0.0' })],
  ['"this is no junk"', complaint(mail, 'not-spam')],
  ['a report on signatures', complaint(mail, 'auth-failure')],
  ['somebody who is away', awayNotice(mail)],
  ['a report that was cut off', deliveryReport(mail).slice(0, 700)],
  ['nothing', ''],
  ['no mail at all', '\0\xff'.repeat(1000)],
])('takes nothing from %s', async (_, text) => {
  expect(await read(text)).toBeUndefined();
});

it('reads a mail made to be read for ever in a moment', async () => {
  const began = performance.now();
  for (const evil of [' '.repeat(500_000), 'a'.repeat(500_000), '\n \t'.repeat(150_000)])
    await read(deliveryReport({ ...mail, messageId: evil }));
  expect(performance.now() - began).toBeLessThan(3000);
});
