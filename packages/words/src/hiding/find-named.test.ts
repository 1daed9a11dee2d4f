import { expect, it } from 'vitest';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { findNamed } from './find-named.ts';

const names = [
  { name: '王小明', also: ['明哥'] },
  { name: '李雷' },
  { name: '欧阳高兴' },
  { name: 'Mary Jones' },
  { name: 'Will Young' },
];

const shown = (text: string, language: WordsLanguage, known = names) =>
  findNamed(text, { names: known, language })
    .map(({ from, to, key }) => `${text.slice(from, to)}=${key}`)
    .join(', ');

it.each([
  [
    '王小明来了，小明说王总同意，小王没说话。',
    '王小明=person:王小明, 小明=person:王小明, 王总=person:王小明, 小王=person:王小明',
  ],
  ['明哥和王 小明是一个人', '明哥=person:王小明, 王 小明=person:王小明'],
  ['王总是迟到，王工作很忙，小王子好看', ''],
  ['李雷说阿雷不去，李老师去', '李雷=person:李雷, 阿雷=person:李雷, 李老师=person:李雷'],
  ['打雷了，雷声很大', ''],
  ['我很高兴，欧阳女士来了，高兴老师没来', '欧阳女士=person:欧阳高兴, 高兴老师=person:欧阳高兴'],
  ['张女士说问赵医生', '张=person:张女士, 赵=person:赵医生'],
  ['我住在朝阳区，每天从建国路走', '朝阳区=place:朝阳区, 建国路=place:建国路'],
  ['浙江省杭州市西湖区的幸福小区', '浙江省杭州市西湖区=place:浙江省杭州市西湖区, 幸福小区=place:幸福小区'],
  ['从南京路到深圳市南山区', '南京路=place:南京路, 深圳市南山区=place:深圳市南山区'],
  ['后来去了阿里巴巴集团', '阿里巴巴集团=company:阿里巴巴集团'],
  ['各省市县、规划区、服务区、超市、城市、这条路、那个区、老旧小区、步行街、走路、农村', ''],
  ['我在华信科技有限公司上班，以前在腾飞公司', '华信科技有限公司=company:华信科技有限公司, 腾飞公司=company:腾飞公司'],
  ['我们公司找了快递公司，那家保险公司和物流集团都不行', ''],
  ['打 138 0013 8000 或13800138000', '138 0013 8000=number:13800138000, 13800138000=number:13800138000'],
  ['写 Li@A.cn，别写li@a.cn吧', 'Li@A.cn=mail:li@a.cn, li@a.cn=mail:li@a.cn'],
  ['住在北京市朝阳区建国路88号', '住在北京市朝阳区建国路88号=address:住在北京市朝阳区建国路88号'],
  ['今年35岁，用华为手机，花了1299元', ''],
  ['〔phone-1〕打来', ''],
  ['Mary 昨天来过', 'Mary=person:Mary Jones'],
])('proposes in %j', (text, wanted) => {
  expect(shown(text, 'zh')).toBe(wanted);
});

it.each([
  [
    "Mary Jones came. Mary's bag was Ms Jones's, said M. Jones.",
    'Mary Jones=person:Mary Jones, Mary=person:Mary Jones, Ms Jones=person:Mary Jones, M. Jones=person:Mary Jones',
  ],
  [
    'Will you ask? Will Young did, and Will knows Mr. Young.',
    'Will Young=person:Will Young, Will=person:Will Young, Mr. Young=person:Will Young',
  ],
  ['Young people like it. He is young.', ''],
  ['Maryland is far; the Joneses left.', ''],
  ['I work at Acme Tools Ltd and The Company knows.', 'Acme Tools Ltd=company:acme tools ltd'],
  [
    'In Orange County, near Baker Street, the street was full.',
    'Orange County=place:orange county, Baker Street=place:baker street',
  ],
  [
    'Ask Dr. Smith at 12 Old Mill Road, or a@b.org.',
    'Smith=person:smith, 12 Old Mill Road=address:12 old mill road, a@b.org=mail:a@b.org',
  ],
  ['She is 35 and has an iPhone 15.', ''],
])('proposes in %j', (text, wanted) => {
  expect(shown(text, 'en')).toBe(wanted);
});

it('gives what two people may be called a key of its own', () => {
  const two = [{ name: '王小明' }, { name: '王芳' }, { name: 'Mary Jones' }, { name: 'Mary Lee' }];
  expect(shown('小王和王小明，王总也在', 'zh', two)).toBe('小王=person:小…王, 王小明=person:王小明, 王总=person:王…');
  expect(shown('I met Mary and Lee.', 'en', two)).toBe('Mary=person:Mary, Lee=person:Mary Lee');
});

it('knows no name without a list', () => {
  expect(shown('王小明和 Mary Jones', 'zh', [])).toBe('');
});
