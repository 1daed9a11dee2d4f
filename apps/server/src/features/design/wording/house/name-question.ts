import type { Question } from '@wenshu/survey-core';

type Signs = Readonly<Record<'zh' | 'en', RegExp>>;
type Stem = readonly [stem: string, signs: Signs];

/** Who somebody is: a name by itself. The more particular stand first. */
const persons: readonly Stem[] = [
  ['gender', { zh: /性别/, en: /\bgender\b|\byour sex\b/i }],
  ['age', { zh: /年龄|几岁|多大年纪|岁数/, en: /\bhow old\b|\byour age\b|\bage group\b/i }],
  ['birth_year', { zh: /出生(年|日期)/, en: /\bborn\b|\b(year|date) of birth\b/i }],
  ['income_house', { zh: /家庭.{0,6}收入/, en: /household.{0,20}income/i }],
  ['income', { zh: /收入|月薪|工资/, en: /\bincome\b|\bsalary\b/i }],
  ['education', { zh: /学历|教育程度|文化程度/, en: /\beducation\b|\bqualification\b/i }],
  ['occupation', { zh: /职业|从事什么工作/, en: /\boccupation\b|\bemployment status\b/i }],
  ['marital', { zh: /婚姻|结婚/, en: /\bmarital\b|\bmarried\b/i }],
  ['children', { zh: /子女|孩子|小孩/, en: /\bchildren\b|\bkids\b/i }],
  ['household', { zh: /家.{0,4}(几口|几个人|多少人|人数)/, en: /\bpeople.{0,20}\bhousehold\b/i }],
  ['city', { zh: /城市/, en: /\bcity\b/i }],
  ['region', { zh: /省份|地区|区域|所在地/, en: /\bregion\b|\bprovince\b|\bwhere do you live\b/i }],
  ['person_name', { zh: /姓名|您叫什么|怎么称呼/, en: /\byour (full )?name\b/i }],
  ['phone', { zh: /手机号|电话/, en: /\b(mobile|phone) number\b/i }],
  ['email', { zh: /邮箱|电子邮件/, en: /\be-?mail\b/i }],
];

/** What is measured. */
const measures: readonly Stem[] = [
  ['dislike', { zh: /不(喜欢|满意)的(地方|方面)/, en: /\bdislike\b/i }],
  ['sat', { zh: /满意/, en: /satisf|\bhappy with\b/i }],
  ['recommend', { zh: /推荐/, en: /\brecommend/i }],
  ['reason', { zh: /原因|为什么|为何|理由/, en: /\bwhy\b|\breasons?\b/i }],
  ['improve', { zh: /改进|改善|不足|提升/, en: /\bimprove/i }],
  ['importance', { zh: /重要|看重/, en: /\bimportan/i }],
  ['agree', { zh: /同意|赞同|认同/, en: /\bagree\b/i }],
  ['last_time', { zh: /上一?次|最近一次/, en: /\blast time\b/i }],
  ['freq', { zh: /多久|频率|多少次|几次|经常/, en: /\bhow (often|many times|frequently)\b|\bfrequency\b/i }],
  ['intent', { zh: /可能性|打算|意愿|是否会|会不会|考虑/, en: /\blikely\b|\bintend\b|\bplan to\b|\bwould you\b/i }],
  ['aware', { zh: /听说|知道/, en: /\bheard of\b|\baware\b|\bknow about\b/i }],
  ['spend', { zh: /花费|花了多少|预算|消费金额/, en: /\bspend\b|\bspent\b|\bbudget\b/i }],
  ['ease', { zh: /容易|方便|困难|难度/, en: /\beasy\b|\bdifficult/i }],
  ['like', { zh: /喜欢|偏好|喜好/, en: /\blike\b|\bprefer/i }],
  ['bought', { zh: /购买|买过|下单/, en: /\bbuy\b|\bbought\b|\bpurchas/i }],
  ['used', { zh: /使用|用过/, en: /\bus(e|ed|ing)\b/i }],
  ['rating', { zh: /评价|打分|评分|怎么样/, en: /\brate\b|\brating\b/i }],
  ['comments', { zh: /意见|建议|想法/, en: /\bcomments?\b|\bsuggestions?\b/i }],
  ['channel', { zh: /渠道|途径/, en: /\bchannels?\b|\bhow did you (hear|learn|find)\b/i }],
];

/** Of what. */
const subjects: readonly Stem[] = [
  ['overall', { zh: /总体|整体|总的来说|综合/, en: /\boverall\b|\bin general\b/i }],
  ['price', { zh: /价格|价钱|性价比|收费/, en: /\bprices?\b|\bvalue for money\b/i }],
  ['service', { zh: /服务/, en: /\bservice\b/i }],
  ['staff', { zh: /员工|工作人员|店员|客服/, en: /\bstaff\b|\bemployees\b/i }],
  ['quality', { zh: /质量|品质/, en: /\bquality\b/i }],
  ['delivery', { zh: /配送|物流|快递|送货/, en: /\bdeliver(y|ed)\b|\bshipping\b/i }],
  ['speed', { zh: /速度|等待|等候/, en: /\bspeed\b|\bwait(ing)?\b/i }],
  ['place', { zh: /环境|卫生/, en: /\bcleanliness\b|\benvironment\b|\batmosphere\b/i }],
  ['app', { zh: /小程序|App|应用/i, en: /\bapp\b/i }],
  ['website', { zh: /网站|官网/, en: /\bweb ?site\b/i }],
  ['ad', { zh: /广告/, en: /\bad(s|vert\w*)?\b/i }],
  ['pack', { zh: /包装/, en: /\bpackag/i }],
  ['taste', { zh: /口味|味道/, en: /\btaste\b|\bflavou?r/i }],
  ['food', { zh: /菜品|食物|食堂|餐/, en: /\bfood\b|\bcanteen\b|\bmeals?\b/i }],
  ['trainer', { zh: /讲师|老师|培训师/, en: /\btrainer\b|\bteacher\b|\bspeaker\b/i }],
  ['content', { zh: /内容/, en: /\bcontent\b/i }],
  ['course', { zh: /课程|培训/, en: /\bcourse\b|\btraining\b/i }],
  ['store', { zh: /门店|店铺|商店/, en: /\bstores?\b|\bshops?\b/i }],
  ['brand', { zh: /品牌/, en: /\bbrands?\b/i }],
  ['product', { zh: /产品|商品/, en: /\bproducts?\b/i }],
  ['work', { zh: /工作|岗位/, en: /\bwork\b|\bjob\b/i }],
];

/** A short speaking name by the words of a title; undefined where it says nothing that we know: its number is the better name then. */
export function nameQuestion(
  { title, items }: Pick<Question, 'title' | 'items'>,
  language: 'zh' | 'en',
): string | undefined {
  const find = (stems: readonly Stem[]) => stems.find(([, signs]) => signs[language].test(title.text))?.[0];
  const person = find(persons);
  if (person) return person === 'age' && Object.keys(items).length > 0 ? 'age_group' : person;
  const parts = [find(measures), find(subjects)].filter(part => part !== undefined);
  return parts.length > 0 ? parts.join('_') : undefined;
}
