import { expect, test } from 'vitest';
import { findHidden } from './find-hidden.ts';

test.each([
  ['找王女士或 li@a-b.cn', 'name 王, mail li@a-b.cn'],
  ['电话138 0013 8000，卡6222 0212 3456 7890 123', 'phone 138 0013 8000, card 6222 0212 3456 7890 123'],
  ['身份证11010519491231002X', 'id 11010519491231002X'],
  ['住在北京市朝阳区建国路88号5号楼302室', 'address 住在北京市朝阳区建国路88号5号楼302室'],
  ['住在上海市浦东新区张江路 12 号，离地铁近', 'address 住在上海市浦东新区张江路 12 号'],
  ['ask Mr. John Smith at 12 Old Mill Road', 'name John Smith, address 12 Old Mill Road'],
  ['我姓名：李雷', 'name 李雷'],
  ['〔phone-1〕说过', 'text 〔phone-1〕'],
  ['等了20分钟，花了1299元，5G信号', ''],
  ['在南京西路 2 号线换乘', ''],
])('finds what tells of people in %j', (text, wanted) => {
  const found = findHidden(text);
  expect(found.map(thing => `${thing.kind} ${thing.text}`).join(', ')).toBe(wanted);
  for (const { start, end, text: shown } of found) expect(text.slice(start, end)).toBe(shown);
});
