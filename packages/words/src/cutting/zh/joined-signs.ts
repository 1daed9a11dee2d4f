import { littleWords } from './little-words.ts';

/** Verbs of one sign that join with how they end: 看完, 打不开, 想不起来. */
const verbs = new Set(
  '想记看说讲读写认听闻用买卖吃喝咽找搜查打开关忘离停靠提等追跟忍舍算比学分做坐站睡走跑拿搬放装拆穿戴洗修接连登付还交退换收送扫选玩养租约订抢排挤进出叫办弄搞改发寄填切炒煮烤睁挡拖救赶爬摸踢摔撞压撕剪拉推按拧塞包绑挂贴铺扔丢输赢赚花存取借转传抱抬扶带赔休挣完住逛刷点回解留守熬喊骂哄劝谈聊答懂猜见遇碰受挑捡洒漏掉炸调配充插拔扣省升降灭吸嚼甩晒晾冲泡磨切喂种盖查兑领派结约聚算',
);
/** What may stand behind 得 or 不 and a verb: can, or cannot, bring it to that end. */
const possibleEnds = new Set(
  '了 到 起 出 上 下 开 完 动 掉 住 着 见 通 进 及 透 准 定 清 懂 惯 好 过 成 错 走 回 够 满 来 去 全 齐 明 久 起来 出来 下来 上来 过来 回来 进来 下去 出去 上去 进去 过去 回去 清楚 明白 干净 习惯'.split(
    ' ',
  ),
);
/** What an action of one sign may end in, as one word. 到, 在, 给 are left out: before a place or a time they are words of their own. */
const ends = new Set('完好开错掉懂住见回出进走久够坏满清死通成破丢透断碎脏湿光醒倒');
/** Ends that make a thing of a word: 保修期, 理发师, 检查费. None that is often said alone (卡, 高, 大). */
const suffixes = new Set(
  '员师费机器率感店厅室馆场站柜券证号期商味区界品业者化性型式类版款版膜壳线桶箱袋盒垫罩架粉液霜膏剂片',
);
const measures =
  '个 次 家 种 款 样 件 位 边 天 年 月 台 部 间 条 张 点 份 批 类 项 时 段 回 套 辆 支 块 名 只 句 层 本 双 道 届 期 堆 群'.split(
    ' ',
  );
const pointing = [...'这那哪每某'];
const places = [...'店家路车网手心城桌身床楼院班线店村山海岸河床脸嘴眼脚头书校厂县街夜市盒包袋锅碗水'];
const surnames = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
);
const numeral = /^[一二三四五六七八九十百千万亿零〇两几]{2,}$/;
const ordinal = /^第[一二三四五六七八九十百千几\d]+$/;
/** Ten-one (十一) goes before ten and 'a little' (一点). */
const NUMERAL = 5.5;
const little = new Set(littleWords.join(' ').split(' '));

/** Pointing words with a measure (这次), and places of one sign (店里). */
export const madeWords: readonly string[] = [
  ...pointing.flatMap(point => measures.map(measure => point + measure)),
  ...places
    .flatMap(place => ['里', '上', '下', '外'].map(side => place + side))
    .filter(word => !/[岸河]下|[心嘴]外|村下/.test(word)),
];

const canNot = (signs: readonly string[]) =>
  verbs.has(signs[0]!) && (signs[1] === '不' || signs[1] === '得') && possibleEnds.has(signs.slice(2).join(''));
const isOrNot = ([a, no, b]: readonly string[]) =>
  a === b && a !== '得' && (no === '不' || no === '没') && little.has(a!);
const tried = ([a, one, b]: readonly string[]) => a === b && one === '一' && verbs.has(a!);
const twoEach = ([a, b, c, d]: readonly string[]) => a === b && c === d && a !== c;

/** How surely signs that the list does not hold are one word all the same, as the cost of it; nothing where no rule says so. */
export function costOfRule(text: string, costOf: (word: string) => number | undefined): number | undefined {
  const signs = Array.from(text);
  if (signs.length === 2) return costOfTwo(signs);
  const [, second, third] = signs;
  if ((second === '不' || second === '得') && canNot(signs)) return 10;
  if (numeral.test(text) || ordinal.test(text)) return NUMERAL;
  if (signs.length === 4) return twoEach(signs) && costOf(signs[0]! + signs[2]!) !== undefined ? 10 : undefined;
  if (signs.length !== 3) return undefined;
  if (isOrNot(signs)) return 8;
  if (tried(signs)) return 10;
  const stem = suffixes.has(third!) ? costOf(signs[0]! + second!) : undefined;
  return stem === undefined ? undefined : stem + 4.5;
}

function costOfTwo([one, other]: readonly string[]): number | undefined {
  if (verbs.has(one!) && ends.has(other!)) return 11;
  if (one === other && (verbs.has(one!) || little.has(one!))) return 11.5;
  if (numeral.test(one! + other!) || ordinal.test(one! + other!)) return NUMERAL;
  return (one === '小' || one === '老') && surnames.has(other!) ? 12 : undefined;
}

const measure = new Set([
  ...measures,
  ...'堆周码秒盘碗杯瓶斤米座首顿趟遍声场片把张位号',
  '分钟',
  '小时',
  '个月',
  '年级',
  '块钱',
  '星期',
  '礼拜',
]);
const adverbs = new Set('不没很太再都全还也就又更最挺只要是被把给跟在');

/**
 * What the platform's dictionary takes for a word and our way of cutting does not: a number with its measure (一个), an ending of grammar (掉得), an
 * adverb with what it weighs (还不错).
 */
export function isPhrase(text: string): boolean {
  const [first = '', ...rest] = Array.from(text);
  const behind = rest.join('');
  if (/^[一二两三四五六七八九十百半几第]/.test(first) && (measure.has(behind) || measure.has(rest.at(-1) ?? '')))
    return true;
  return /[了着过的得地是不个]$/.test(text) || adverbs.has(first);
}
