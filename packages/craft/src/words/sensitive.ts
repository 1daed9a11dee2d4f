import type { WordsLanguage } from '../reading/read-survey.ts';

export type Sensitive = 'income' | 'debt' | 'health' | 'faith' | 'vote' | 'offence' | 'contact';

interface Matter {
  readonly matter: Sensitive;
  /** A question that asks for it, not one that judges it. */
  readonly asks: RegExp;
  /** The survey says by its name or introduction that it is about this. */
  readonly announced: RegExp;
}

export const matters: Readonly<Record<WordsLanguage, readonly Matter[]>> = {
  zh: [
    {
      matter: 'income',
      asks: /(您|你|个人|家庭|家|税前|税后)[^，。？?]{0,10}(收入|月薪|年薪|工资|薪资)(?!.{0,4}(满意|水平满意|增长))|^(税前|税后)?(月|年|家庭|个人)[^，。？?]{0,4}(收入|薪)/,
      announced: /收入|薪|理财|财富|信用|贷/,
    },
    {
      matter: 'debt',
      asks: /欠(款|债|了?多少)|负债|债务|逾期|(贷款|借款)[^，。？?]{0,6}(余额|金额|多少)|还欠|(未还清|未偿还)的/,
      announced: /债|贷|借|信用|逾期/,
    },
    {
      matter: 'health',
      asks: /(患有|得过|确诊|病史|慢性病|基础疾病|残疾|抑郁|精神疾病|艾滋|性病|流产|怀孕|服用[^，。？?]{0,6}药|身体状况|健康状况|吸毒)/,
      announced: /病|健康|医|患|药|疗|孕|护理|体检|康复|残/,
    },
    { matter: 'faith', asks: /宗教|信仰|信教/, announced: /宗教|信仰|教会|寺/ },
    {
      matter: 'vote',
      asks: /投票给|投(了|给)?(谁|哪)|支持哪(个|一)(党|候选人)|政治(面貌|立场|倾向)|党派/,
      announced: /选举|投票|政治|候选/,
    },
    {
      matter: 'offence',
      asks: /违法|犯罪|犯法|逃税|逃票|偷(窃|过|东西)|作弊|被(拘留|判刑|处罚)|酒驾|酒后驾车|吸毒|贿/,
      announced: /违法|犯罪|法治|作弊|酒驾|诚信|廉/,
    },
    {
      matter: 'contact',
      asks: /^(请(填写|输入|留下|提供))?(您|你)?的?(真实)?(姓名|名字|手机号?码?|电话号?码?|联系(方式|电话)|身份证号?码?|微信号?|邮箱(地址)?|电子邮箱|家庭住址|详细地址|住址)(是)?[？?：:]?$|(您|你)的(姓名|手机号|电话|联系方式|身份证|微信号|邮箱|家庭住址|详细地址)/,
      announced: /报名|登记|注册|申请|预约|领取|报修|投诉|签到|签收|信息采集|回执|建档/,
    },
  ],
  en: [
    {
      matter: 'income',
      asks: /\b(your|household|personal|family|annual|monthly|yearly|gross|net)\b[^?]{0,30}\b(income|salary|earnings|wages?)\b|\bhow much (do|did) you (\w+ ){0,2}earn\b/i,
      announced: /\b(income|salar\w+|pay|wages?|earnings?|finances?|money|credit|wealth)\b/i,
    },
    {
      matter: 'debt',
      asks: /\b(how much|do you) (do |did )?(you )?owe\b|\byour (debts?|overdraft|arrears)\b|\bin (debt|arrears)\b/i,
      announced: /\b(debts?|loans?|credit|borrow\w*|money|mortgage)\b/i,
    },
    {
      matter: 'health',
      asks: /\b(have|had|has|diagnosed|suffer\w*|living|live)\b[^?]{0,40}\b(illness|disease|disabilit\w+|depression|mental health|cancer|diabetes|hiv|condition|disorder|miscarriage|addiction)\b|\b(are you|were you) (pregnant|disabled)\b|\byour (own )?(mental |physical |general )?health\b|\bmedication\b/i,
      announced:
        /\b(health|patients?|illness|disease|medic\w+|clinic\w*|hospital|care|treatment|disabilit\w+|well-?being|wellness|diabetes|cancer|pregnan\w+|doctors?|gp)\b/i,
    },
    {
      matter: 'faith',
      asks: /\b(your|which|what) (religion|faith|religious|church)\b|\breligio(n|us)\b|\bbelieve in god\b/i,
      announced: /\b(religio\w+|faith|church|parish|mosque|temple)\b/i,
    },
    {
      matter: 'vote',
      asks: /\b(who|which|party|how)\b[^?]{0,40}\bvoted?\b|\bvoted? for\b|\bpolitical (party|views?|affiliation)\b/i,
      announced: /\b(vot\w+|election\w*|politic\w*|ballot|referendum|candidate for)\b/i,
    },
    {
      matter: 'offence',
      asks: /\b(ever|have you)\b[^?]{0,40}\b(stolen|shoplift\w*|convicted|arrested|cheated|evaded|illegal\w*|drunk driv\w+|drugs|bribe\w*|crime|fined|dodged)\b/i,
      announced: /\b(crime|offen[cs]e\w*|drugs?|police|cheat\w*|integrity|fare|probation)\b/i,
    },
    {
      matter: 'contact',
      asks: /^(please (enter|give|provide|tell us) )?(your|what is your|what's your) (full |first |last |own )?(name|phone( number)?|mobile( number)?|telephone( number)?|e-?mail( address)?|home address|postal address|address|contact details)\b|^(full |first |last )?name\s*[?:]?$|^(e-?mail( address)?|phone number|mobile number)\b/i,
      announced:
        /\b(regist\w+|sign(ed)?[- ]?up|booking|appl(y|ication)|enrol\w*|rsvp|complaint form|order form|appointment|claim form|intake)\b/i,
    },
  ],
};

export function sensitiveMatter(title: string, language: WordsLanguage): Matter | undefined {
  return matters[language].find(({ asks }) => asks.test(title));
}
