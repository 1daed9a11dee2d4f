import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyDkim } from '../../testing/fakes/verify-dkim.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { mailRecords } from './mail-records.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const received: { readonly from: string; readonly to: string[]; readonly raw: Buffer }[] = [];
let server: SMTPServer;
let url: string;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'sender' && password === 'pass word';
      done(isRight ? null : new Error('no'), isRight ? { user: username } : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const isUnknown = address.startsWith('unknown');
      done(isUnknown ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const [first] = session.envelope.rcptTo;
      const breakLine = () => {
        for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
      };
      if (first?.address.startsWith('half')) return breakLine();
      buffer(stream).then(raw => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(each => each.address), raw });
        if (first?.address.startsWith('silent')) return breakLine();
        done();
      }, done);
    },
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `smtp://sender:pass%20word@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>(resolve => server.close(() => resolve())));

const failureOf = (promise: Promise<void>) =>
  promise.then(
    () => undefined,
    error => (error instanceof DeliveryFailure ? error.problem : error),
  );

it('hands a mail in Chinese, with text, HTML and headers, to the mail server', async () => {
  const mailer = createSmtpMailer({ url, from: '问枢 <noreply@wenshu.example>' });
  await mailer.send({
    to: 'lin@example.cn',
    subject: '邀请您参加调查',
    text: '请点击链接',
    html: '<p>请点击<a href="https://x">链接</a></p>',
    headers: { 'List-Unsubscribe': '<https://wenshu.example/u>' },
  });
  await mailer.close();
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'noreply@wenshu.example', to: ['lin@example.cn'] });
  const parsed = await PostalMime.parse(mail?.raw ?? '');
  expect(parsed).toMatchObject({
    subject: '邀请您参加调查',
    from: { name: '问枢' },
    to: [{ address: 'lin@example.cn' }],
  });
  expect(parsed.text?.trim()).toBe('请点击链接');
  expect(parsed.html).toContain('<a href="https://x">链接</a>');
  expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe('<https://wenshu.example/u>');
});

it('cannot be made to write headers of its own by a line break in an address or a subject', async () => {
  const mailer = createSmtpMailer({ url, from: 'noreply@wenshu.example' });
  await failureOf(mailer.send({ to: 'a@example.cn', subject: 'Hello\r\nBcc: victim@example.cn', text: 'x' }));
  await mailer.close();
  const last = received.at(-1);
  expect(last?.to).not.toContain('victim@example.cn');
  expect((await PostalMime.parse(last?.raw ?? '')).bcc ?? []).toEqual([]);
});

it('signs a mail so that the key in the record for the DNS proves it, and no changed one', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const from = '问枢 <noreply@wenshu.example>';
  const dkim = { domain: 'wenshu.example', selector: 's1', privateKey: pem };
  const mailer = createSmtpMailer({ url, from, dkim });
  await mailer.send({ to: 'lin@example.cn', subject: '邀请您', text: '请点击\n\n链接', html: '<p>链接</p>' });
  await mailer.close();
  const { raw } = received.at(-1)!;
  const { value } = mailRecords({ url, from, bounceAddress: undefined, dkim }).find(({ kind }) => kind === 'dkim')!;
  expect(verifyDkim(raw, value)).toBe(true);
  const text = raw.toString('latin1');
  expect(verifyDkim(Buffer.from(text.replace(/^From: .*$/m, 'From: x@wenshu.example'), 'latin1'), value)).toBe(false);
  expect(verifyDkim(Buffer.from(text.replace(/<p>|PHA\+/, 'x'), 'latin1'), value)).toBe(false);
});

it('tells a mailbox that does not exist from a server that is away', async () => {
  const mailer = createSmtpMailer({ url, from: 'noreply@wenshu.example' });
  expect(await failureOf(mailer.send({ to: 'unknown@example.cn', subject: 'x', text: 'x' }))).toBe('refused');
  await mailer.close();
  const away = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'noreply@wenshu.example' });
  expect(await failureOf(away.send({ to: 'a@example.cn', subject: 'x', text: 'x' }))).toBe('unreachable');
  await away.close();
});

it('does not call a wrong password of ours the fault of the recipient', async () => {
  const mailer = createSmtpMailer({ url: url.replace('pass%20word', 'wrong'), from: 'noreply@wenshu.example' });
  expect(await failureOf(mailer.send({ to: 'a@example.cn', subject: 'x', text: 'x' }))).toBe('unreachable');
  await mailer.close();
});

it('says that a mail may have arrived only when all of it was handed over and nothing was answered, and does not repeat it itself', async () => {
  const mailer = createSmtpMailer({ url, from: 'noreply@wenshu.example' });
  const mayHaveArrived = async (to: string, text = 'x') => {
    const error = await mailer.send({ to, subject: 'x', text }).catch(problem => problem);
    return error instanceof DeliveryFailure && error.mayHaveArrived;
  };
  const before = received.length;
  // The second time on a line that has been used.
  await mailer.send({ to: 'lin@example.cn', subject: 'x', text: 'x' });
  expect(await mayHaveArrived('silent@example.cn')).toBe(true);
  expect(received.slice(before).map(({ to }) => to)).toEqual([['lin@example.cn'], ['silent@example.cn']]);
  expect(await mayHaveArrived('half@example.cn', 'a long line of words\n'.repeat(300_000))).toBe(false);
  expect(await mayHaveArrived('unknown@example.cn')).toBe(false);
  await mailer.close();
});
