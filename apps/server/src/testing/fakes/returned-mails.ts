/** What came back, as mail servers and providers of mailboxes write it. */
interface Returned {
  /** Of our mail, without brackets. */
  readonly messageId: string;
  readonly to: string;
  /** The envelope's sender of our mail: where the report goes. */
  readonly returnPath?: string;
}

const lines = (...text: string[]) => text.join('\r\n');

/** As Postfix writes it (RFC 3464), with our whole mail behind it. */
export function deliveryReport(
  { messageId, to, returnPath = 'bounce@wenshu.example' }: Returned,
  { action = 'failed', status = '5.1.1', said = '550 5.1.1 <x>: Recipient address rejected: User unknown' } = {},
): string {
  return lines(
    'Return-Path: <>',
    'Date: Mon, 2 Mar 2026 10:00:03 +0800 (CST)',
    'From: MAILER-DAEMON@mx.example.cn (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${returnPath}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4F0A21C0.1772416803/mx.example.cn"',
    'Message-Id: <20260302020003.0C1D2@mx.example.cn>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4F0A21C0.1772416803/mx.example.cn',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    `<${to}>: ${said}`,
    '',
    '--4F0A21C0.1772416803/mx.example.cn',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.cn',
    'X-Postfix-Queue-ID: 4F0A21C0',
    'Arrival-Date: Mon,  2 Mar 2026 10:00:00 +0800 (CST)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${said.slice(0, 12)}`,
    `    ${said.slice(12)}`,
    '',
    '--4F0A21C0.1772416803/mx.example.cn',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    `Return-Path: <${returnPath}>`,
    'From: =?UTF-8?B?6Zeu5p6i?= <noreply@wenshu.example>',
    `To: ${to}`,
    'Subject: Hello',
    `Message-ID: <${messageId}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Dear reader,',
    '',
    '--4F0A21C0.1772416803/mx.example.cn--',
    '',
  );
}

/** Of a server that keeps our mail to itself and writes addresses in small letters: nothing but the address it came back to tells which mail it was. */
export function bareReport({ to, returnPath = '' }: Omit<Returned, 'messageId'>): string {
  return lines(
    'From: postmaster@old.example.cn',
    `To: <${returnPath.toLowerCase()}>`,
    'Subject: Delivery failure',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b1',
    '',
    '--b1',
    'Content-Type: text/plain; charset=gb2312',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('not delivered').toString('base64'),
    '--b1',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(
      `Reporting-MTA: dns;old.example.cn\r\n\r\nFinal-Recipient: rfc822;${to}\r\nAction: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp;552 5.2.2 mailbox full\r\n`,
    ).toString('base64'),
    '--b1--',
    '',
  );
}

/** A reader has pressed "junk" (RFC 5965); the provider has blackened the reader's address. */
export function complaint({ messageId }: Pick<Returned, 'messageId'>, type = 'abuse'): string {
  return lines(
    'From: <abusedesk@example.net>',
    'Date: Mon, 2 Mar 2026 17:40:36 +0000',
    'Subject: FW: Hello',
    'To: <abuse@wenshu.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1_13d.2e68ed54_boundary"',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: text/plain; charset="US-ASCII"',
    'Content-Transfer-Encoding: 7bit',
    '',
    'This is an email abuse report for an email message received from IP 192.0.2.1.',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: text/rfc822-headers',
    'Content-Disposition: inline',
    '',
    'Received: from mail.wenshu.example (192.0.2.1) by mx.example.net; Mon, 2 Mar 2026 12:00:00 -0400',
    'From: <noreply@wenshu.example>',
    'To: <redacted@example.net>',
    'Message-ID:',
    ` <${messageId}>`,
    '',
    '--part1_13d.2e68ed54_boundary--',
    '',
  );
}

export const awayNotice = ({ messageId, to }: Returned): string =>
  lines(
    `From: <${to}>`,
    'To: <bounce@wenshu.example>',
    'Subject: Out of office',
    'Auto-Submitted: auto-replied',
    `In-Reply-To: <${messageId}>`,
    'Content-Type: text/plain',
    '',
    'I am away until Monday. 550 5.1.1',
    '',
  );
