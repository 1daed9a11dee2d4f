/** Verbs that people say they can or cannot bring to an end. */
const VERBS =
  '想记看说讲读写认听闻用买卖吃喝咽找搜查打开关信忘离受停靠提等来赶追跟忍舍算比学分做坐站睡住走跑拿搬放装拆穿戴洗擦修接连登付还交退换收送扫选玩养租约订抢排挤进出上下叫喊';
/**
 * To which end, longest first. What would be the beginning of another word ("了解", "上班", "开心") is none.
 */
const ENDS = [
  ...['起来', '出来', '下来', '上来', '过来', '回来', '进来', '下去', '出去', '上去', '进去', '清楚', '明白', '习惯'],
  ...['起(?!床|码|作|效)', '出(?!门|差|错)', '上(?!班|课|网|学|架|市)', '下(?!雨|单|载|班|次)', '到', '了(?!解)'],
  ...[
    '懂',
    '清(?!楚|洁|爽)',
    '惯',
    '动(?!手|心)',
    '完(?!整|全|美|善)',
    '开(?!心|车|始|放)',
    '住(?!院|宿)',
    '着',
    '见',
    '通',
  ],
  ...['进', '及(?!时|格)', '掉', '透', '准(?!备|时|确)', '定'],
].join('|');

/** What is said as a whole, and comes in pieces from the dictionary. */
const PHRASES =
  '性价比 物美价廉 货比三家 一言难尽 可有可无 不好意思 不好说 说不好 信不过 比不过 没话说 没得说 没的说 一分钱一分货 名不副实 名副其实 货真价实 一般般 马马虎虎 不上不下 多此一举 得不偿失 半斤八两 大同小异 无所谓'.split(
    ' ',
  );

/**
 * "Cannot remember" is 想|不|起来 in the dictionary, which made "not up" of it. A verb, 不 or 得, and the end that it comes to are one word,
 * and so is a set phrase.
 */
export const setPhrase = (): RegExp => new RegExp(`(${PHRASES.join('|')}|[${VERBS}][不得](?:${ENDS}))`, 'u');
