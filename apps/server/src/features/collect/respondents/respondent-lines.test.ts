import { checkFriend, checkRespondent } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { readLines, sortLines } from './respondent-lines.ts';

const sorted = (rows: string[][], source: 'file' | 'pasted' = 'file') =>
  sortLines(readLines(rows, source)!, checkRespondent);

describe('the lines of an import', () => {
  it('are numbered as the sheet numbers them, blank lines between them too', () => {
    const { good, bad } = sorted([
      ['姓名', '手机号'],
      ['甲', '13800000001'],
      ['', ''],
      ['乙', '12'],
    ]);
    expect(good.map(({ name }) => name)).toEqual(['甲']);
    expect(bad).toMatchObject([{ line: 4, respondent: { name: '乙', mobile: '12' } }]);
    expect(bad[0]!.faults).toEqual([{ field: 'mobile', reason: 'mobile-wrong' }]);
  });

  it.each([
    ['a name over 200 (P5.33)', { 姓名: 'x'.repeat(201) }, { field: 'name', reason: 'too-long' }],
    ['an attribute over 200 (P5.34)', { 城市: 'x'.repeat(201) }, { field: 'custom.城市', reason: 'too-long' }],
    ['half an address', { 邮箱: 'a@' }, { field: 'email', reason: 'email-wrong' }],
    [
      'labels over 500 (S5.30)',
      { 标签: `${'x'.repeat(300)}、${'y'.repeat(201)}` },
      { field: 'labels', reason: 'labels-too-long' },
    ],
  ])('say what is wrong: %s', (_what, cells, fault) => {
    expect(sorted([Object.keys(cells), Object.values(cells)]).bad[0]!.faults).toEqual([fault]);
  });

  it('know a column in either language and any spelling; another is a field of one’s own, under a name that it may have', () => {
    const { columns } = readLines(
      [
        ['E-MAIL', 'mobile', 'Store name', '链接'],
        ['a@x.cn', '', 'A', 'http://x'],
      ],
      'file',
    )!;
    expect(columns.map(({ field }) => field)).toEqual(['email', 'mobile', 'custom.Store_name', '']);
    expect(sorted([['__proto__'], ['x']]).good).toMatchObject([{ custom: { proto: 'x' } }]);
    expect(readLines([['constructor'], ['x']], 'file')!.people[0]!.draft.custom).toEqual({ constructor: 'x' });
  });

  it.each([
    [['名字', '手机', '电子邮件', '组别', '部门'], 'name mobile email group custom.部门'],
    [['Full name', 'Phone number', 'E-mail address', 'Tags'], 'name mobile email labels'],
    // The one that is called so is it; another that might be is a field of its own.
    [['电话', '手机号', '联系方式'], 'custom.电话 mobile custom.联系方式'],
    [['手机', '电话'], 'mobile custom.电话'],
    [['手机型号', 'Phone model'], 'custom.手机型号 custom.Phone_model'],
  ])('know a column by other words for it: %j', (headings, fields) => {
    const { columns } = readLines([headings, headings.map(() => 'x')], 'file')!;
    expect(columns.map(({ field }) => field).join(' ')).toBe(fields);
  });

  it.each([
    ['two columns of one name', ['姓名', 'Name']],
    ['a heading without a letter', ['姓名', '—']],
  ])('cannot be told with %s', (_what, headings) => {
    expect(readLines([headings, ['a', 'b']], 'file')).toBeUndefined();
  });

  it('that were pasted need no headings, and may have them', () => {
    const person = ['甲', '13800000001', 'a@x.cn', '华东', 'VIP、新'];
    const bare = sorted([person], 'pasted').good;
    expect(bare).toMatchObject([{ name: '甲', mobile: '13800000001', group: '华东', labels: ['VIP', '新'] }]);
    expect(sorted([['姓名', '手机号', '邮箱', '分组', '标签'], person], 'pasted').good).toEqual(bare);
  });

  it('take what was mended in the place of the line, judged like any other', () => {
    const read = readLines(
      [
        ['姓名', '手机号'],
        ['甲', '1'],
        ['乙', '13800000002'],
        ['丙', '2'],
      ],
      'file',
    )!;
    const mended = [
      { line: 2, respondent: { name: '甲', mobile: '13800000001' } },
      { line: 4, respondent: { mobile: '3' } },
    ];
    const { good, bad } = sortLines(read, checkRespondent, mended);
    expect(good.map(({ name }) => name)).toEqual(['甲', '乙']);
    expect(bad.map(({ line }) => line)).toEqual([4]);
  });

  it('of friends call them by their nicknames, and have words of 20 characters at most (P5.23)', () => {
    const rows = [
      ['姓名', '昵称', '分组', '标签'],
      ['李雷', '阿雷', 'x'.repeat(20), 'y'.repeat(20)],
      ['', '小韩', 'x'.repeat(21), `ok、${'y'.repeat(21)}`],
    ];
    const read = readLines(rows, 'file', ['昵称'])!;
    expect(read.columns.map(({ field }) => field)).toEqual(['custom.姓名', 'name', 'group', 'labels']);
    const { good, bad } = sortLines(read, checkFriend);
    expect(good).toMatchObject([{ name: '阿雷', custom: { 姓名: '李雷' } }]);
    expect(bad.map(({ faults }) => faults)).toEqual([
      [
        { field: 'group', reason: 'word-too-long' },
        { field: 'labels.1', reason: 'word-too-long' },
      ],
    ]);
    // In a name list, a nickname is one field more.
    expect(
      readLines(rows, 'file')!
        .columns.map(({ field }) => field)
        .slice(0, 2),
    ).toEqual(['name', 'custom.昵称']);
  });
});
