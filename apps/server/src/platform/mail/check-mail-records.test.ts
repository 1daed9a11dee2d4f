import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkMailRecords, createAskTexts } from './check-mail-records.ts';
import { type MailDomain, mailRecords } from './mail-records.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const domain: MailDomain = {
  url: 'smtps://user:secret@smtp.provider.example',
  from: '问枢 <noreply@mail.wenshu.example>',
  bounceAddress: undefined,
  dkim: {
    domain: 'mail.wenshu.example',
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  },
};
const records = mailRecords(domain);
const [spf, dkim, dmarc] = records as [(typeof records)[0], (typeof records)[0], (typeof records)[0]];

it('says where each record stands, once for each domain, and never a secret', () => {
  expect(records.map(({ kind, name }) => [kind, name])).toEqual([
    ['spf', 'mail.wenshu.example'],
    ['dkim', 's1._domainkey.mail.wenshu.example'],
    ['dmarc', '_dmarc.mail.wenshu.example'],
  ]);
  expect(JSON.stringify(records)).not.toContain('secret');
  const returned = mailRecords({ ...domain, dkim: undefined, bounceAddress: 'b+*@returns.example' });
  expect(returned.map(({ kind, name }) => [kind, name])).toEqual([
    ['spf', 'returns.example'],
    ['spf', 'mail.wenshu.example'],
    ['dmarc', '_dmarc.mail.wenshu.example'],
  ]);
});

it.each([
  [
    'what was asked for',
    { [spf.name]: [spf.value], [dkim.name]: [dkim.value], [dmarc.name]: [dmarc.value] },
    'right right right',
  ],
  [
    'the provider’s own SPF beside other texts, a key with gaps, the policy of the domain above',
    {
      [spf.name]: ['site-verification=1', 'v=spf1 include:_spf.provider.example ~all'],
      [dkim.name]: [dkim.value.replace('p=', 'p= ').replace('MII', 'MII ')],
      '_dmarc.wenshu.example': ['v=DMARC1; p=reject'],
    },
    'right right right',
  ],
  [
    'a domain for which everybody may send, another key, a policy that says nothing',
    { [spf.name]: ['v=spf1 +all'], [dkim.name]: ['v=DKIM1; p=AAAA'], [dmarc.name]: ['v=DMARC1'] },
    'other other other',
  ],
  ['two SPF', { [spf.name]: [spf.value, 'v=spf1 -all'] }, 'twice missing missing'],
])('finds %s', async (_, zone: Readonly<Record<string, readonly string[]>>, findings) => {
  const checked = await checkMailRecords(records, async name => zone[name] ?? []);
  expect(checked.map(({ finding }) => finding).join(' ')).toBe(findings);
});

it('says without a network that it could not ask', async () => {
  const checked = await checkMailRecords(records, createAskTexts(['127.0.0.1:1']));
  expect(new Set(checked.map(({ finding }) => finding))).toEqual(new Set(['not-asked']));
});
