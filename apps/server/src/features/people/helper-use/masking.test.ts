import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkMasking, showDeep } from './masking.ts';

const hide = (text: string) => new MarkMasking().hide(text);

/** Each with what must not leave. */
const secrets: readonly (readonly [text: string, ...hidden: string[]])[] = [
  ['请拨打13800138000联系', '13800138000'],
  ['请拨打 138 0013 8000 或 +86 139-0013-9000', '138 0013 8000', '139-0013-9000'],
  ['call +44 20 7946 0958', '7946 0958'],
  ['总机 010-62345678', '010-62345678'],
  ['全角１３８００１３８０００', '１３８００１３８０００'],
  ['身份证 11010519491231002X', '11010519491231002X'],
  ['身份证：440524 18800101 0014', '440524 18800101 0014'],
  ['卡号6222 0212 3456 7890 123', '6222 0212 3456 7890 123'],
  ['写信到 lin.xiao+a@example.com.cn 吧', 'lin.xiao+a@example.com.cn'],
  ['邮箱 13800138000@qq.com', '13800138000', 'qq.com'],
  ['林晓老师和周衡先生都来', '林晓', '周衡'],
  ['请找王经理', '王'],
  ['联系人：欧阳娜娜', '欧阳娜娜'],
  ['姓名:陈露，吴敏女士', '陈露', '吴敏'],
  ['Ask Mr Smith or Dr. Jane O’Neill today', 'Smith', 'Jane O’Neill'],
  ['住在北京市海淀区中关村大街27号院3号楼201室', '中关村大街27号院', '201室'],
  ['at 221B Baker Street', '221B Baker Street'],
  ['订单 20261119 号', '20261119'],
  ['工号 10-20-30', '10-20-30'],
];

describe('what tells of people', () => {
  it.each(secrets)('does not leave: %s', (text, ...hidden) => {
    const masked = hide(text);
    for (const secret of hidden) expect(masked).not.toContain(secret);
    expect(masked).toMatch(/〔[a-z]+-\d+〕/);
  });

  it.each([
    '您对本次服务的满意程度如何？',
    '您的年龄是 18-25 岁还是 26-35 岁？',
    '2026 年您去过几次超市',
    '5000-9999 元',
    '1 2 3 4 5 6 7',
    'How satisfied are you with the service, from 0 to 10?',
    '[[1]]上个月[[/1]]买过什么',
  ])('nothing else is hidden: %s', text => expect(hide(text)).toBe(text));
});

it('is there again afterwards, whatever the text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '〔',
      '〕',
      '〔phone-1〕',
      '〔text-1〕',
      '-1〕',
      '〔number-',
      '13800138000',
      '1',
      '王先生',
      'a@b.cn',
      '\n',
      '１２３４５６',
    ),
    fc.constantFrom(...secrets.map(([text]) => text)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.array(piece, { maxLength: 4 }), (first, second) => {
      const masking = new MarkMasking();
      const texts = [first.join(''), second.join('')];
      const hidden = texts.map(text => masking.hide(text));
      expect(hidden.map(text => masking.show(text))).toEqual(texts);
      // Hidden once more it stays as it is: what a feature hid is not hidden again when it leaves.
      expect(hidden.map(text => masking.show(masking.hideRest(text)))).toEqual(texts);
    }),
    { numRuns: 500 },
  );
});

it('hides names that somebody knows of, and the rest beside them', () => {
  const masking = new MarkMasking();
  const hidden = masking.hideNames('陈露叫13800138000，陈露', [
    { from: 0, to: 2 },
    { from: 15, to: 17 },
  ]);
  expect(hidden).toBe('〔name-1〕叫〔phone-1〕，〔name-1〕');
  expect(masking.show(hidden)).toBe('陈露叫13800138000，陈露');
});

it('calls the same thing the same, another otherwise, and is known in an answer however deep', () => {
  const masking = new MarkMasking();
  const [first, again, other] = ['13800138000', '打 13800138000', '13900139000'].map(text => masking.hide(text));
  expect(again).toBe(`打 ${first}`);
  expect(other).not.toBe(first);
  const answer = { list: [`回拨 ${first}`, 3, null], [first!]: { deep: `${other}、〔phone-9〕` } };
  expect(showDeep(masking, answer)).toEqual({
    list: ['回拨 13800138000', 3, null],
    [first!]: { deep: '13900139000、〔phone-9〕' },
  });
});

it('hides what nobody asked it to hide, beside marks that are there', () => {
  const masking = new MarkMasking();
  const masked = `${masking.hide('13800138000')} 和 周衡先生`;
  expect(masking.hideRest(masked)).toBe('〔phone-1〕 和 〔name-1〕先生');
});
