import type { WordsLanguage } from '../reading/read-survey.ts';
import { phrases, words } from './patterns.ts';

/** What nobody can list to the end: without "other" somebody's true answer is missing. */
export const openLists: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: phrases(
    '原因',
    '为什么',
    '为何',
    '从(哪里|哪儿|何处|什么(渠道|途径|地方))[^，。？?]{0,8}(知道|得知|听说|了解|获知|看到|认识|获取|听到)',
    '(通过|经由)(哪些|什么|哪种|何种)[^，。？?]{0,4}(渠道|途径|方式)',
    '(如何|怎么|怎样)[^，。？?]{0,4}(得知|知道|了解到|听说)',
    '渠道',
    '途径',
    '(在|从)(哪里|哪儿|什么地方)[^，。？?]{0,6}(买|购|订)',
    '(出行|交通)(方式|工具)',
    '(怎么|如何|用什么方式)[^，。？?]{0,4}(上班|上学|出行|到达|前往|来(的|到))',
    '(希望|最想|想要|期待)[^，。？?]{0,8}(改进|增加|改善|提升|优化|添加|看到)',
    '(哪些|什么)(困难|问题|障碍|顾虑|困扰|担忧|挑战)',
    '因素',
    '目的',
    '用途',
    '用来做什么',
    '场合',
    '(支付|付款)方式',
    '职业',
    '行业',
    '宗教|信仰',
    '兴趣|爱好',
    '(什么|哪个|哪种|哪些)(品牌|牌子)',
    '最(看重|在意|关注|关心)',
    '收获',
    '(最高)?(学历|教育程度|文化程度)',
    '因为什么',
    '(什么|哪个|哪款|哪些)(软件|应用|平台|网站|APP|app|小程序|乐器|运动|方言|民族|菜系|宠物)',
    '(母语|方言|国籍|民族)',
    '(早餐|午餐|晚餐|早饭|午饭|晚饭|夜宵)[^，。？?]{0,6}吃(些|点)?什么',
    '最(喜欢|爱|喜爱)(的|看|吃|喝|玩|做)[^，。？?]{0,6}(运动|颜色|食物|水果|音乐|电影|书|菜|节目|歌手|科目|季节的活动|活动|节日)[^，。？?]{0,2}(是|有)',
    '(和|跟|与)(谁|哪些人|什么人)(一起)?(住|同住|生活)',
    '(主要|通常|一般)(从|看|听|用|读)[^，。？?]{0,4}什么',
    '婚姻',
    '(就业|工作)(状况|状态)',
  ),
  en: words(
    'reasons?',
    'why',
    '(how|where) did you (first )?(hear|find out|learn|come across|get to know|discover)',
    'where do you (usually |mainly |normally |mostly )?(buy|shop|get|order|find|read|look)',
    'where did you (buy|get|order)',
    'how do you (usually |normally |mostly )?(get|travel|commute|pay)',
    'how did you (get|travel|come|pay)',
    'what (would|could|should) (make|help|encourage|we|you like|be)',
    'what (made|makes|prevent\\w*|stop\\w*|keep|kept|attract\\w*) ',
    'what do you (use|like|enjoy|value|look for|dislike)',
    'what did you (like|enjoy|use|dislike)',
    'what (should|could) we (improve|change)',
    '(which|what) (factors|problems|difficulties|obstacles|channels|sources|occasions|barriers|concerns)',
    '(which|what) (sector|industry|occupation|profession|religion|hobb(y|ies)|purpose)',
    '(which|what) brands?',
    'purpose',
    'marital status',
    'highest (level of )?(education|qualifications?|degree)',
    '(employment|working|work) status',
    'which (improvement|change)s?',
    '(matters?|is important) (most|to you when)',
    'on (which|what) occasions',
    '(what|which) (kind|kinds|type|types|sort|sorts|breed) of (pet|music|food|book|books|film|films|exercise|sport|work|property|home|diet|treatment|device|vehicle|animal|dog|cat|holiday|snack|drink)s?',
    '(what|which) (app|apps|website|websites|platform|platforms|software|instrument|programme|magazine|newspaper|podcast)s?\\b(?! (do you prefer|would you))',
    'what do you (usually |normally |mostly |typically )?(eat|drink|wear|cook|have for|read|watch|listen)',
    '(first|native|mother|main) (language|tongue)',
    '(nationality|ethnicity|ethnic group)',
    '(favou?rite) (sport|food|music|film|book|dish|drink|hobby|subject|animal|fruit|programme|artist|cuisine|snack)',
    'who do you (usually |normally )?(live|travel|share|eat)',
    '(main|most important|usual) (source|sources)',
  ),
};

/** Asked of experience with things that are listed: many have none of it. */
export const ofExperience: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(以下|下列|这些|哪些|哪几)[^。？?]*(用过|使用过|参加过|买过|购买过|听说过|去过|拥有|看过|吃过|喝过|遇到过|下载过|订阅|安装|玩过|体验过|做过|养|知道)|(用过|使用过|参加过|买过|购买过|听说过|去过|拥有|看过|吃过|喝过|遇到过|下载过|订阅了?|安装了?|玩过|体验过|养了?)[^。？?]{0,6}(以下|下列|哪些|哪几)/,
  en: /\bwhich of (these|the following)\b[^?]*\b(have you (ever )?(used|tried|bought|heard|visited|attended|owned|seen|eaten|taken|read|watched|done|experienced)|do you (own|have|use|subscribe|take|drink|know)|did you (use|attend|visit|buy|try|see|take|eat))\b/i,
};

/** Facts of a company or an authority that few of those who work there know. */
export const knownToFew: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(公司|单位|企业|机构|部门|集团|学校|店)[^，。？?]{0,10}(营业收入|营收|营业额|销售额|利润|预算|采购额|产值|注册资本|市场份额|市占率|研发投入|成本)/,
  en: /\b(company|organi[sz]ation|employer|firm|business|department|school)('s|’s)?\b[^?]{0,30}\b(turnover|revenues?|sales|profits?|budget|market share|costs?)\b|\b(turnover|revenues?|profits?|budget|market share)\b[^?]{0,20}\b(of )?(your|the) (company|organi[sz]ation|employer|firm|business|department|school)\b/i,
};
export const whoKnows: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /企业主|老板|负责人|高管|总监|财务|创始人|经营者|管理者|经理|决策|店主/,
  en: /\b(owners?|founders?|directors?|cfos?|ceos?|finance|executives?|managers?|decision)\b/i,
};

/** What one may have none of: a count of it begins at zero. */
export const countable: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(几|多少)(个|名|位|只|条|辆|台|次|本|支|杯|场|趟|部|双|套|盆|棵|株|块|份|件|门|项)?[^，。？?]{0,4}(孩子|小孩|子女|未成年|兄弟|姐妹|宠物|猫|狗|车|烟|酒|咖啡|奶茶|书|电影|假|航班|牌|植物|花|报纸|杂志|游戏|会议|快递|外卖|课|证书|信用卡|会员卡)|(有|养|养了|拥有|订了?|读|看|玩)(几|多少)(个|名|只|条|辆|台|盆|棵|本|份|款|张|部)/,
  en: /\bhow many (children|kids|pets|dogs|cats|cars|vehicles|bikes|bicycles|siblings|brothers|sisters|cigarettes|drinks|alcoholic drinks|books|films|movies|flights|holidays|trips|cups|credit cards|subscriptions|televisions|tvs|tablets|plants|houseplants|magazines|newspapers|podcasts|concerts|museums|courses|certificates|instruments|languages|video games|parcels|takeaways|meetings|bicycles|grandchildren|nieces|allergies|tattoos|guitars)\b/i,
};

/** What a guest, pupil or patient may well not have used: a row on it needs a way to say so. */
export const optionalThings: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /泳池|游泳池|健身房|停车场|儿童乐园|儿童设施|早餐|班车|接驳|洗衣|客房服务|母婴室|寄存|接送|酒吧|桑拿|水疗|会议室|退换货|客服热线|宿舍|校车|校医|心理咨询|食堂|无障碍|自助机|急诊|住院|会员活动|积分兑换|图书馆/,
  en: /\b(pool|gym|spa|sauna|bar|car park|playground|room service|breakfast|shuttle|kids['’]? club|lockers?|laundry|caf[eé]|restaurant|help ?desk|help ?line|customer (service|support)|wi-?fi|lounge|cr[eè]che|canteen|library|counselling|minibar|conference rooms?|childcare|school bus)\b/i,
};
