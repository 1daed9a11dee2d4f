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
    { named: eigen('自行车|单车|电动自行车|滑板车|房车'), shownBy: /骑|车/ },
    {
      named: eigen(
        '洗碗机|烘干机|扫地机器人|空气净化器|投影仪|智能音箱|智能手表|手环|平板电脑|游戏机|打印机|无人机|相机|咖啡机|空气炸锅|榨汁机|按摩椅|跑步机|净水器|新风',
      ),
      shownBy: /机|器|仪|家电|电器|数码|智能|设备|音箱|手表|手环|平板|按摩|锅/,
    },
    {
      named: eigen('健身卡|会员卡|年卡|月卡|储值卡|会员|年票|季票|订阅|会籍'),
      shownBy: /会员|卡|健身|会籍|订阅|票|续费/,
    },
    { named: eigen('隐形眼镜|眼镜|假牙|助听器|拐杖|轮椅'), shownBy: /镜|近视|视力|牙|听力|残|康复/ },
    {
      named: eigen('孙子|孙女|孙辈|外孙|外孙女|侄子|外甥|儿媳|女婿|岳父|岳母|公公|婆婆'),
      shownBy: /孙|侄|甥|媳|婿|岳|公婆|祖|隔代|老人|家庭/,
    },
    { named: eigen('兄弟|姐妹|哥哥|弟弟|姐姐|妹妹'), shownBy: /兄|姐|弟|妹|家庭/ },
    {
      named: eigen('股票|基金|理财|期货|股票账户|证券账户|投资组合|遗嘱|养老金'),
      shownBy: /股|基金|理财|期货|证券|投资|遗|养老|财富|金融/,
    },
    {
      named: eigen('店铺|网店|生意|员工|下属|租客|承包地|农场|博客|公众号|播客'),
      shownBy: /店|生意|创业|经营|经销|代理|供应|门店|商户|企业|管理|主管|经理|租|农|博|公众号|播/,
    },
    { named: eigen('过敏|慢性病|处方药|伤口|病情|手术'), shownBy: /过敏|病|药|患|医|诊|伤|手术|健康/ },
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
    {
      named: own('bicycle|bike|e-?bike|scooter|camper ?van|caravan|boat'),
      shownBy: /\b(bicycles?|bik\w+|cycl\w+|e-?bikes?|scooters?|camper\w*|caravans?|boats?|sail\w*)\b/i,
    },
    {
      named: own(
        'dishwasher|tumble dryer|smart ?watch|tablet|games? console|e-?reader|drone|printer|projector|smart speaker|air fryer|coffee machine|treadmill|air conditioner|camera|dash ?cam|heat pump|solar panels|wood burner',
      ),
      shownBy:
        /\b(dishwashers?|dryers?|appliances?|smart\w*|watch\w*|tablets?|consoles?|gam(es?|ers?|ing)|readers?|drones?|print\w*|projectors?|speakers?|fryers?|kitchen\w*|coffee|treadmills?|condition\w*|camera\w*|photo\w*|cams?|heat\w*|solar|burners?|devices?|gadgets?)\b/i,
    },
    {
      named: own('(?:gym |club |library )?membership|subscription|season ticket|loyalty card|travel card|annual pass'),
      shownBy: /\b(member\w*|subscri\w+|season|loyalty|pass\w*|tickets?|gym\w*|clubs?|renew\w*)\b/i,
    },
    {
      named: own('glasses|contact lenses|hearing aid|dentures|wheelchair|walking stick'),
      shownBy: /\b(glasses|lens\w*|optic\w*|eye\w*|hearing|dent\w+|wheelchair\w*|mobility|disab\w+)\b/i,
    },
    {
      named: own('grandchild(?:ren)?|grandsons?|granddaughters?|nephews?|nieces?|in-laws|stepchild(?:ren)?'),
      shownBy: /\b(grand\w+|nephews?|nieces?|in-laws|step\w+|famil\w+)\b/i,
    },
    { named: own('brothers?|sisters?|siblings|twin'), shownBy: /\b(brothers?|sisters?|siblings?|twins?|famil\w+)\b/i },
    {
      named: own('stocks|shares|portfolio|investments|will|crypto\\w*'),
      shownBy: /\b(stocks?|shares?|portfolio|invest\w+|wills?|crypto\w*|trad\w+|wealth|financ\w+)\b/i,
    },
    {
      named: own('business|shop|employees|tenants|blog|podcast|farm|allotment|beehives?'),
      shownBy:
        /\b(business\w*|shops?|owners?|employ\w+|tenan\w+|landlords?|blog\w*|podcast\w*|farm\w*|allotment\w*|bee\w*|self-employed|compan\w+|founders?|deal\w+|retail\w*|resell\w+|partners?|suppl\w+|trade\w*|clients?)\b/i,
    },
    {
      named: own('allerg(?:y|ies)|medication|prescription|diagnosis|surgery|injury|migraines?'),
      shownBy:
        /\b(allerg\w+|medic\w+|prescri\w+|diagnos\w+|surg\w+|injur\w+|patients?|health\w*|clinic\w*|hospital\w*|migraine\w*|pharmac\w+)\b/i,
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
        /(上次|上一次|最近一次)[^，。？?]{0,6}(度假|旅行|旅游|出国|出差|住院|体检|理赔|贷款|租车|面试|手术|坐飞机|乘飞机|投诉|退货|搬家|装修|看牙|急诊|打车|相亲|献血|看演唱会|听演唱会|滑雪|露营|直播购物|点外卖|做美容|打疫苗|参加婚礼|考驾照)/,
      shownBy:
        /度假|旅|出国|差|院|检|赔|贷|租|面试|求职|手术|飞|航|投诉|退|搬|装修|顾客|游客|旅客|乘客|住客|患者|牙|诊|打车|出租|相亲|婚|献血|演唱会|歌迷|滑雪|露营|直播|外卖|美容|疫苗|驾照/,
    },
    {
      named:
        /(抽|吸|喝|开|养|订|玩)(的是)?(什么|哪个|哪种|哪款|啥)(牌子|品牌|款式|车型|品种)?的?(烟|香烟|电子烟|白酒|啤酒|红酒|猫粮|狗粮|奶粉|车|狗|猫|报纸|杂志|游戏)/,
      shownBy: /烟|酒|粮|奶粉|车|驾|狗|猫|宠|订阅|报|刊|玩家|游戏/,
    },
    {
      named: /为(什么|何)(取消|退订|退出|停用|停止|卸载|辞职|离职|退学|搬走|换掉|更换)了?/,
      shownBy: /取消|退订|退出|停用|停止|卸载|辞|离职|退学|搬|换|流失|注销/,
    },
    { named: /每天(抽|吸)[^，。？?]{0,4}(多少|几)|(每次|一次|每天|每周)喝多少(酒|啤酒|白酒)/, shownBy: /烟|酒|饮/ },
  ],
  en: [
    {
      named:
        /\byour (last|latest|most recent) (holiday|vacation|flight|cruise|hotel stay|stay|trip abroad|surgery|operation|claim|complaint|interview|business trip|house move|(?:dentist|dental|doctor['’]s|hospital|hair|vet) (?:appointment|visit)|taxi ride|online order|delivery|concert|festival|driving test|blood donation|training course|wedding|gym class)\b/i,
      shownBy:
        /\b(holiday\w*|vacation\w*|fl(y|ew|ights?|own)|air\w*|cruise\w*|hotel\w*|guests?|stay\w*|travel\w*|trip\w*|patients?|surger\w+|operation|claims?|complain\w*|interview\w*|candidates?|mov\w+|passengers?|dent\w+|doctors?|hospital\w*|hair\w*|salon\w*|vets?|taxis?|rid(?:e|es|ers?)|orders?|order(?:ed|ing)|shop\w*|deliver\w*|concerts?|festivals?|learners?|donors?|donat\w+|course\w*|train(?:ees|ing)|wedding\w*|gym\w*|class\w*)\b/i,
    },
    {
      named:
        /\bwhy did you (?:cancel|quit|leave|resign|switch|unsubscribe|uninstall|drop out|give up|return|move out|stop)\b/i,
      shownBy:
        /\b(cancel\w*|quit\w*|leav\w+|left|resign\w*|switch\w*|unsubscri\w+|uninstall\w*|drop\w*|g[ai]v(?:e|ing) up|return\w*|mov\w+|stop\w*|exit|lapsed|former)\b/i,
    },
    {
      named:
        /\bhow (?:many|much) (?:hours|minutes|time|money|days)\b[^?]*\b(?:do you|did you) spend (?:on )?(?:commuting|gaming|gambling|smoking|babysitting|gardening|cycling|dating|hunting|fishing|vaping|betting)\b/i,
      shownBy:
        /\b(commut\w+|gam(?:ing|ers?|es?)|gambl\w+|smok\w+|babysit\w+|garden\w*|cycl\w+|dat(?:ing|es?)|hunt\w*|fish\w*|vap\w+|bet\w*|work\w*|drivers?|travel\w*)\b/i,
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
