import type { WordsLanguage } from '../reading/read-survey.ts';

/** A kind, and what belongs to it: beside each other in a single choice, one person fits both. */
export const kinds: Readonly<Record<WordsLanguage, readonly { readonly kind: RegExp; readonly within: RegExp }[]>> = {
  zh: [
    {
      kind: /^(网上|线上|网购|电商(平台)?|网店|互联网|网络(平台|购物)?|在线(购买|平台)?|购物(网站|平台))$/,
      within: /^(淘宝|天猫|京东|拼多多|抖音(商城)?|唯品会|亚马逊|闲鱼|苏宁易购|当当)/,
    },
    { kind: /^(实体店|线下(门店)?|门店)$/, within: /^(超市|便利店|专卖店|商场|百货|专柜|菜市场)/ },
    {
      kind: /^(社交媒体|社交(平台|软件)|新媒体|短视频(平台)?|自媒体)$/,
      within: /^(微信|微博|小红书|抖音|快手|B站|哔哩哔哩|知乎|朋友圈|公众号)/,
    },
    { kind: /^(超市|商超)$/, within: /^(沃尔玛|永辉|家乐福|大润发|华润万家|盒马|山姆|物美)/ },
    { kind: /^(公共交通|公交出行)$/, within: /^(地铁|公交(车)?|轻轨|有轨电车)/ },
    {
      kind: /^(上班族|企业(员工|职员|职工)|公司(员工|职员)|在职(人员|员工)?|职场人|(普通)?(员工|职员)|白领|受雇)$/,
      within:
        /^((专业)?技术人员|(中层|高层|企业)?管理(人员|者)|工程师|程序员|销售(人员)?|教师|医生|财务(人员)?|行政(人员)?|客服(人员)?)/,
    },
    { kind: /^(学生|在校学生)$/, within: /^(大学生|研究生|高中生|中学生|小学生|本科生)/ },
    { kind: /^(家人|家庭成员|亲属|亲人)$/, within: /^(父母|配偶|爱人|子女|孩子|兄弟姐妹|妻子|丈夫)/ },
    { kind: /^(水果)$/, within: /^(苹果|香蕉|橙子|葡萄|西瓜|草莓)/ },
    { kind: /^(肉类?)$/, within: /^(猪肉|牛肉|羊肉|鸡肉)/ },
    { kind: /^(运动|体育运动)$/, within: /^(跑步|游泳|篮球|足球|羽毛球|瑜伽)/ },
    { kind: /^(饮料)$/, within: /^(咖啡|奶茶|果汁|可乐|汽水|茶)/ },
    { kind: /^(已婚)$/, within: /^(有(孩子|子女)|已育|有小孩)/ },
    {
      kind: /^(南方|北方|华东|华南|华北|国内|国外|海外|欧洲|亚洲)$/,
      within: /^(上海|广东|广州|深圳|北京|江苏|浙江|日本|美国|韩国|法国|德国|英国)/,
    },
    { kind: /^(本科及以上|大学(及以上)?|高等教育)$/, within: /^(硕士|博士|研究生)/ },
  ],
  en: [
    {
      kind: /^(online|on the internet|on the web|internet|an online (shop|store|retailer)|websites?)$/i,
      within: /^(on |from |at )?(amazon|ebay|etsy|asos|taobao|temu|google|facebook|zalando|walmart\.com)/i,
    },
    {
      kind: /^((in )?(a |the )?(shops?|stores?|high street))$/i,
      within:
        /^(in )?(a |the )?(supermarket|department store|convenience store|corner shop|electronics (store|shop)|pharmacy)/i,
    },
    {
      kind: /^(on )?(social media|social networks?)$/i,
      within: /^(on )?(facebook|instagram|tiktok|twitter|youtube|linkedin|snapchat|whatsapp|x)$/i,
    },
    {
      kind: /^(at |in )?(a |the )?supermarkets?$/i,
      within: /^(at |in )?(tesco|sainsbury|asda|aldi|lidl|walmart|kroger|morrisons|waitrose|target)/i,
    },
    {
      kind: /^(by )?public transport$|^(by )?(public )?transit$/i,
      within: /^(by |on )?(the )?(bus|train|metro|tube|underground|subway|tram)/i,
    },
    {
      kind: /^(an? )?(employees?|employed|working|in work|in employment|full[- ]time( employ(ee|ment|ed))?|worker)$/i,
      within:
        /^(an? )?(manager|part[- ]time( worker)?|freelancer|engineer|teacher|nurse|technician|supervisor|salesperson|self[- ]employed|office worker|executive|professional)/i,
    },
    {
      kind: /^(an? )?students?$/i,
      within: /^(an? )?(university|college|undergraduate|postgraduate|high[- ]school|phd|part[- ]time) ?students?/i,
    },
    {
      kind: /^(with )?(my )?(family|relatives|family members?)$/i,
      within: /^(with )?(my )?(parents?|partner|spouse|husband|wife|children|mother|father|siblings?|son|daughter)$/i,
    },
    {
      kind: /^(fruit|meat|vegetables|drinks?|hot drinks?|soft drinks?)$/i,
      within: /^(apples?|bananas?|beef|pork|chicken|lamb|carrots?|coffee|tea|cola|juice|lemonade|strawberries)$/i,
    },
    { kind: /^(sports?|exercise)$/i, within: /^(football|running|swimming|tennis|cycling|basketball|yoga|golf)$/i },
    {
      kind: /^(news ?papers?|the press|print media|media|the news)$/i,
      within: /^(the )?(times|guardian|daily mail|new york times|tv|television|radio|newspapers?)$/i,
    },
    { kind: /^(single|married|divorced)$/i, within: /^(a parent|with children|have children)/i },
    {
      kind: /^(in )?(europe|asia|africa|abroad|overseas|the uk|britain|the us|north america)$/i,
      within:
        /^(in )?(france|germany|spain|italy|japan|china|india|scotland|england|wales|london|california|new york|canada)$/i,
    },
    { kind: /^(a )?(degree|university degree|higher education)$/i, within: /^(a )?(bachelor|master|doctorate|phd)/i },
    { kind: /^(a )?(pet|pets|animal)$/i, within: /^(an? )?(dog|cat|hamster|rabbit|bird)s?$/i },
  ],
};

/** Of several that fit, one is asked for: then kinds may stand beside each other. */
export const asksForMain: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /主要|最(常|经常|近|喜欢|重要|符合|接近|能)|首选|第一/,
  en: /\b(main|mainly|best|most|primary|mostly|first|usually|closest|above all)\b/i,
};
