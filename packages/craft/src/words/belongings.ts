import type { WordsLanguage } from '../reading/read-survey.ts';

/** What not everybody has, and the words by which a questionnaire shows that it is only asked of those who have it. */
interface Belonging {
  readonly named: RegExp;
  readonly shownBy: RegExp;
}

const own = (nouns: string) =>
  new RegExp(
    String.raw`\byour (?:(?:own|current|present|youngest|oldest|eldest|first|main|family|last|previous|new|second) )*(?:${nouns})\b`,
    'i',
  );
const eigen = (nouns: string) =>
  new RegExp(`(?:您|你|您家|您家里|家里|您的|您家的|您(?:最小|最大|第一个)的)(?:的)?(?:${nouns})`);

/** The same, also as whom something is done for. */
const eigenOr = (nouns: string) => new RegExp(`${eigen(nouns).source}|(?:给|为|陪|带|替)(?:自己)?(?:的)?(?:${nouns})`);

export const belongings: Readonly<Record<WordsLanguage, readonly Belonging[]>> = {
  zh: [
    { named: eigen('车|汽车|爱车|轿车|座驾|电动车|摩托车'), shownBy: /车|驾|加油|停/ },
    {
      named: eigenOr('孩子|小孩|宝宝|儿子|女儿|子女|娃'),
      shownBy: /孩|宝宝|儿子|女儿|子女|家长|父母|亲子|儿童|幼|小学|中学|学生|母婴|早教|育儿|妈妈|奶爸/,
    },
    { named: eigenOr('宠物|狗|猫|狗狗|猫咪|爱犬'), shownBy: /宠|狗|猫|犬/ },
    {
      named: eigen('配偶|爱人|丈夫|妻子|老公|老婆|伴侣|先生|太太|对象|男朋友|女朋友'),
      shownBy: /婚|配偶|伴侣|夫妻|情侣|爱人|恋/,
    },
    { named: eigen('花园|院子|阳台|车库'), shownBy: /园|院|阳台|别墅|车库|植物/ },
    { named: eigen('房贷|车贷|贷款|信用卡|保险|公积金'), shownBy: /贷|信用卡|卡|保险|保单|公积金|投保/ },
    { named: eigen('领导|上级|老板|上司|主管|同事'), shownBy: /员工|职|工作|公司|企业|团队|入职|单位|管理|同事|领导/ },
    { named: eigen('房东|租金|房租'), shownBy: /租/ },
    {
      named: eigen('公司|单位|雇主|工资|薪水|岗位'),
      shownBy: /员工|职|工作|公司|企业|单位|商户|客户|白领|就业|创业|同事|经销|合作|供应|薪/,
    },
  ],
  en: [
    {
      named: own('cars?|vehicle|motorbike|motorcycle'),
      shownBy: /\b(cars?|vehicles?|driv\w+|motor\w*|garage|parking)\b/i,
    },
    {
      named: own('child(ren)?|kids?|son|daughter|baby|toddler|teenager'),
      shownBy:
        /\b(child(ren|care)?|kids?|son|daughter|parents?|parenting|famil(y|ies)|bab(y|ies)|nursery|schools?|pupils?|toddlers?|mothers?|fathers?|mums?|dads?)\b/i,
    },
    { named: own('pets?|dogs?|cats?|puppy|kitten'), shownBy: /\b(pets?|dogs?|cats?|animals?|vet|pupp\w+|kitten)\b/i },
    {
      named: own('partner|spouse|husband|wife|boyfriend|girlfriend|fianc\\w+'),
      shownBy: /\b(partners?|spouses?|couples?|husband|wife|wedding|marri\w+|relationships?|dating)\b/i,
    },
    {
      named: own('garden|lawn|balcony|garage|pool|swimming pool'),
      shownBy: /\b(garden\w*|plants?|lawn|balcon\w+|garage|pool)\b/i,
    },
    {
      named: own('mortgage|loan|credit card|pension|savings account|life insurance'),
      shownBy: /\b(mortgage|loan|credit|pension|savings?|insurance|bank\w*|borrow\w*|card|debt)\b/i,
    },
    {
      named: own('manager|boss|supervisor|line manager|team leader|colleagues|co-?workers'),
      shownBy:
        /\b(staff|employ\w+|work\w*|jobs?|colleagues?|team|compan\w+|manager\w*|workplace|career|hr|onboarding|pulse)\b/i,
    },
    { named: own('landlord|rent'), shownBy: /\b(rent\w*|tenan\w+|landlord|lease|housing)\b/i },
    {
      named: own('employer|commute|salary|wages'),
      shownBy: /\b(staff|employ\w+|work\w*|jobs?|commut\w+|compan\w+|salary|career|pay)\b/i,
    },
  ],
};

/** What happens to some people only: asked after "the last time" as if everybody had one. */
export const events: Readonly<Record<WordsLanguage, readonly Belonging[]>> = {
  zh: [
    {
      named:
        /(上次|上一次|最近一次)[^，。？?]{0,6}(度假|旅行|旅游|出国|出差|住院|体检|理赔|贷款|租车|面试|手术|坐飞机|乘飞机|投诉|退货|搬家|装修)/,
      shownBy: /度假|旅|出国|差|院|检|赔|贷|租|面试|求职|手术|飞|航|投诉|退|搬|装修|客|患者/,
    },
    { named: /每天(抽|吸)[^，。？?]{0,4}(多少|几)|(每次|一次|每天|每周)喝多少(酒|啤酒|白酒)/, shownBy: /烟|酒|饮/ },
  ],
  en: [
    {
      named:
        /\byour (last|latest|most recent) (holiday|vacation|flight|cruise|hotel stay|stay|trip abroad|surgery|operation|claim|complaint|interview|business trip|house move)\b/i,
      shownBy:
        /\b(holiday\w*|vacation\w*|fl(y|ew|ights?|own)|air\w*|cruise\w*|hotel\w*|guests?|stay\w*|travel\w*|trip\w*|patients?|surger\w+|operation|claims?|complain\w*|interview\w*|candidates?|mov\w+|passengers?)\b/i,
    },
    {
      named: /\bhow many (cigarettes|cigars|units of alcohol|alcoholic drinks) do you\b/i,
      shownBy: /\b(smok\w+|alcohol|drink\w*)\b/i,
    },
  ],
};

/** Asked after what somebody disliked, as if everybody had. */
export const dislikes: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(哪些|什么|哪一?(个|方面|点)|哪里)[^，。？?]{0,10}(不满意|不满|不喜欢|令您失望|让您失望|困扰|烦恼)|(遇到|碰到|出现)(了|过)?(哪些|什么)(问题|困难|故障|麻烦)|最?(不满意|不喜欢)的(是|地方|方面)|(缺点|不足)(是|有哪些)(什么)?|为什么(更|会|这么|如此)?(喜欢|信任|支持|热爱)|(什么时候|何时)(戒|开始(抽|吸|喝|投资|创业))|戒(烟|酒)(多久|多长)/,
  en: /\bwhat (did|do) you (dislike|hate|not like)\b|\bwhat (annoy|frustrat|disappoint|bother)(s|ed)\b|\b(what|which) (problems?|difficult(y|ies)|issues?|faults?) (did|do|have) you\b|\bwhat were you (dis|un)satisfied\b|\bwhy do you (like|love|prefer|trust|enjoy)\b|\bwhen did you (stop|quit|give up|start (smoking|drinking|investing))\b/i,
};
