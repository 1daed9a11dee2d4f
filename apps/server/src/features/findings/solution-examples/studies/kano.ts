import type { KanoKind } from '@wenshu/analysis/simulated';
import { listOf, type Study, type Words, wordsIn } from '../study.ts';

const features: readonly (readonly [Words, KanoKind])[] = [
  ['数据加密备份|Encrypted backup', 'M'],
  ['多设备同步|Sync across devices', 'O'],
  ['语音记账|Entries by voice', 'A'],
  ['指纹解锁|Unlock by fingerprint', 'M'],
  ['月度收支报表|Monthly report', 'O'],
  ['家庭共享账本|Shared family ledger', 'A'],
  ['更换主题皮肤|Colour themes', 'I'],
  ['消费成就徽章|Badges for saving', 'I'],
];

export const kano: Study<'kano'> = {
  mind: { kinds: features.map(([, kind]) => kind), clear: 0.5 },
  setting: language => ({
    subject: wordsIn(language)('家庭记账应用|A household budgeting app'),
    features: listOf(
      'row',
      features.map(([name]) => ({ name: wordsIn(language)(name), description: '' })),
    ),
    isOrderRandom: true,
  }),
};
