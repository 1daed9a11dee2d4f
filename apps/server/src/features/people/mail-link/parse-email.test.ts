import { expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

it.each([
  ['Ann.Lee@Example.COM', 'Ann.Lee@example.com', 'ann.lee@example.com', 'ann.lee@example.com'],
  ['  ann@example.com ', 'ann@example.com', 'ann@example.com', 'ann@example.com'],
  // Two addresses, one mailbox.
  ['ann+news+2@example.com', 'ann+news+2@example.com', 'ann+news+2@example.com', 'ann@example.com'],
  [
    "o'neil_1@mail.example.co.uk",
    "o'neil_1@mail.example.co.uk",
    "o'neil_1@mail.example.co.uk",
    "o'neil_1@mail.example.co.uk",
  ],
  // A domain of other letters, and one of wide ones, as mail is sent to them.
  ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s', 'li@xn--fsqu00a.xn--fiqs8s', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['li@ｅｘａｍｐｌｅ.com', 'li@example.com', 'li@example.com', 'li@example.com'],
])('reads %j', (typed, email, key, mailbox) => {
  expect(parseEmail(typed)).toEqual({ email, key, mailbox });
});

it.each([
  ['', 'nothing'],
  ['ann', 'no domain'],
  ['ann@example', 'a name without a dot'],
  ['@example.com', 'nobody'],
  ['ann@@example.com', 'two signs'],
  ['ann@example.com, bob@example.com', 'two people'],
  ['ann@example.com;bob@example.com', 'two people'],
  ['Ann <ann@example.com>', 'a name before it'],
  ['"ann lee"@example.com', 'quotes'],
  ['ann@example.com\r\nBcc: bob@example.com', 'another line of the head'],
  ['ann\n@example.com', 'a line break inside'],
  ['ann%0a@example.com\u0000', 'a zero'],
  ['ann\u2028@example.com', 'a line break of another kind'],
  ['.ann@example.com', 'a dot first'],
  ['ann..lee@example.com', 'two dots'],
  ['ann@[127.0.0.1]', 'a machine'],
  ['ann@127.0.0.1', 'a machine'],
  ['ann@0x7f.1', 'a machine, written oddly'],
  ['аnn@example.com', 'a Cyrillic letter that looks like ours'],
  ['\u212Aim@example.com', 'the sign for Kelvin, which is k in small letters'],
  ['ı@example.com', 'an i without its dot'],
  ['ａnn@example.com', 'a wide letter'],
  [`${'a'.repeat(65)}@example.com`, 'too long before the sign'],
  [`a@${'b.'.repeat(120)}com`, 'too long'],
])('refuses %j: %s', typed => {
  expect(parseEmail(typed)).toBeUndefined();
});
