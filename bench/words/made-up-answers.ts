import { seededRandom } from '@wenshu/statistics';

const subjects =
  '物流 客服 包装 价格 质量 售后 味道 界面 续航 屏幕 门店 环境 停车 排队 优惠 口感 尺码 颜色 系统 配送'.split(' ');
const degrees = ['', '有点', '太', '非常', '真的', '特别', '比较', '稍微有些', '一直都', '总体上'];
const verdicts = '慢 快 好 差 贵 便宜 方便 麻烦 不错 一般 糟糕 满意 不满意 难用 好用 没意见'.split(' ');
const tails = [
  '',
  '',
  '',
  '了',
  '吧',
  '！',
  '。',
  '～',
  '!!',
  ' ',
  '，希望改进',
  '，会再来',
  '，下次不买了',
  '，推荐给朋友',
  ' 👍',
];
const asides = ['', '', '', '说实话', '我觉得', '这次', '上周买的，', '跟之前比', '店里的', '你们的'];
const signs = '的了很也就都还是在有人这那个上下'.split('');

/** Short answers as open questions bring them: many alike, some with a sign too many or too few, some long ones that nobody repeats. */
export function madeUpAnswers(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]) => list[random.below(list.length)]!;
  const short = () => pick(asides) + pick(subjects) + pick(degrees) + pick(verdicts) + pick(tails);
  return Array.from({ length: count }, () => {
    const chance = random.next();
    if (chance < 0.03) return '';
    if (chance < 0.1) return Array.from({ length: 4 + random.below(5) }, short).join('，');
    const text = short();
    if (chance > 0.25) return text;
    // A slip of the thumb.
    const at = random.below(text.length);
    return text.slice(0, at) + (chance > 0.18 ? pick(signs) : '') + text.slice(chance > 0.18 ? at : at + 1);
  });
}
