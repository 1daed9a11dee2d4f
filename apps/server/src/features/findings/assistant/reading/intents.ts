import type { AskKind } from '@wenshu/api-contract';

interface Intent {
  readonly kind: AskKind;
  readonly words: RegExp;
}

/** By which words somebody says what they want to know; the first that stands there decides. */
export const intents: readonly Intent[] = [
  {
    kind: 'trend',
    words:
      /随(?:着)?时间|变化趋势|趋势|走势|(?:逐|按)(?:周|月)|over time|\btrend|chang\w* (?:since|over)|by (?:week|month)\b|week by week|month by month/,
  },
  {
    kind: 'drivers',
    words:
      /驱动|影响因素|因素.{0,6}影响|(?:什么|哪些|哪个|哪方面).{0,10}(?:最)?影响|受.{0,12}影响|影响.{0,12}(?:最大|因素)|\bdriv(?:e|es|er|ers|en|ing)\b|influenc|what affects|affects? .{0,30}\bmost/,
  },
  {
    kind: 'relation',
    words:
      /(?:有|之间的?|什么|存在|没有|无)关系|关系吗|相关|关联|有关|correlat|\brelat(?:e|es|ed|ion|ionship)\b|associat|go together|linked/,
  },
];

/** People are compared, by whatever parts them. */
export const anyGroup =
  /哪(?:些|类|种|个|一类)?(?:人群|群体|人|客户|顾客|用户|患者|员工|会员|受访者|消费者|组别?)|什么(?:样的)?(?:人|客户|用户)|(?:不同|各)(?:人群|群体|类人)|谁(?:更|最|的)|which (?:groups?|segments?|people|customers|respondents|patients|employees|users|kinds? of)|\bwho (?:is|are|has|have|gives?|rates?|likes?|would)\b|across groups|between groups/;
export const compared = /差别|差异|不同|区别|比较|对比|differ|\bcompar|\bvar(?:y|ies)\b|higher|lower/;
export const asksWhy =
  /原因|为什么|为何|怎么说|说了(?:些)?什么|意见|建议|希望|\bwhy\b|reasons?|\bsa(?:y|id)\b|comments?|suggest|what (?:should|would|could)|what .{0,20}problems?/;
export const asksShare = /多少人|几成|比例|占比|百分|how many|what (?:share|percent|proportion)|percentage|proportion/;
export const asksShareOfAll =
  /占(?:全部|总体|所有|总数)|全体.{0,4}(?:百分|占)|of (?:all|everybody|everyone|the total)|total percent/;

/** By what a phrase names what people are grouped by: what it names is the first group. */
export const groupPhrases: readonly RegExp[] = [
  /(?:按|\bby\s*|\bacross\s*)“([^”]+)”/,
  /按(?:照)?(?:不同)?(.{1,20}?)(?:来|分开|分组|分|看|比较|划分|拆|统计|交叉|呢|[，。？?]|$)/,
  /(?:不同|各个?|每个|各种)(.{1,12}?)(?:的(?:人|客户|顾客|用户|员工|患者|受访者|会员)?|对|有|在|之间|里|中|是否|[，。？?]|$)/,
  /^(.{2,12}?)越.{1,2}的?(?:人|顾客|客户|用户|员工)?[，,]?/,
  /\b(?:by|across|per|for each|for every|broken down by|split by|differ by|differs by|vary by|varies by|between)\s+(?:different\s+|the\s+)?(.{2,60}?)(?:[?.,;]|$)/,
];

/** Whom alone it is about is named after one of these, or before. */
export const onlyPhrases: readonly RegExp[] = [
  /(?:只看|仅看|只要|仅限|只统计|限于|那么?|如果是)(.{1,24}?)(?:的?(?:人|客户|顾客|用户|员工|患者|受访者)|呢|[，。？?]|$)/,
  /(?:在|对于)(.{1,24}?)(?:的?(?:人|客户|顾客|用户|员工|患者|受访者)?)(?:中|里|当中)/,
  /(.{2,24}?)的(?:人|客户|顾客|用户|员工|患者|受访者)/,
  /\b(?:only|among|just|what about|how about)\s+(?:the\s+|those\s+)?(.{2,80}?)(?:[?.,;]|$)/,
  /\b(?:people|customers|those|patients|employees|users|respondents) (?:who|whose|that|with|in|from) (.{2,60}?)(?:[?.,;]|$)/,
];

/** A follow-up changes what was asked before; anything else begins anew. */
export const followUp =
  /^(?:那|那么|再|换成|改成|只看|仅看|按|如果|其中|and\b|only\b|just\b|by\b|what about|how about|now\b|the same|as a|as share|for\b|among\b|instead)|呢[？?]?$|百分比$/;

/** What says how it is asked and not of what. */
export const askingWords =
  /显著|差异|差别|区别|有没有|是不是|是否|关系|相关|关联|影响|因素|驱动|主要|分布|趋势|变化|随时间|情况|怎样|怎么样|人群|群体|哪些人|哪类人|更低|更高|偏低|偏高|最低|最高|有多少|significan\w*|differ\w*|correlat\w*|relat(?:ed|ion|ionship)\b|associat\w*|driv(?:e|es|er|ers|en|ing)\b|affects?|influenc\w*|groups?\b|segments?\b|people|\brate[sd]?(?= )|trends?|over time|chang(?:e|ed|es) over time|distribution|compare|how many|\b(?:less|more|lower|higher|least|most|lowest|highest)\b/g;
