import type { DraftLanguage } from '@wenshu/api-contract';

/** What a description asks for beside its topics. */
export interface Wishes {
  readonly nps: boolean;
  readonly open: boolean;
  readonly price: boolean;
  readonly help: boolean;
  readonly ageQuota: boolean;
  readonly genderQuota: boolean;
  readonly isGentle: boolean;
  readonly noContact: boolean;
  readonly overall: boolean;
  /** Both who do and who do not are asked. */
  readonly bothSides: boolean;
}

const signs: Readonly<Record<Exclude<keyof Wishes, never>, RegExp>> = {
  nps: /NPS|净推荐|推荐(?:度|意愿|给|我们)|\bnps\b|net promoter|\brecommend/i,
  open: /开放题|为什么|原因|建议|意见|想法|开放式|还差什么|open[- ](?:ended )?question|in their own words|\bwhy\b|suggestion|comments?\b|what else|verbatim/i,
  price:
    /定价|价格敏感|愿意(?:付|花|出)|多少钱|能接受的价格|price sensitiv|willing(?:ness)? to pay|\bhow much\b.*\bpay|\bpay\b.*\bhow much\b|would pay|price point|pricing|around \d+ (?:euro|dollar|pound)s? a month/i,
  help: /心理健康|抑郁|自杀|家暴|霸凌|欺凌|求助|mental health|suicid|abuse|where to get help|self-harm|bullying/i,
  ageQuota:
    /岁[^。；]{0,12}(?:每组|每段|每个年龄段|各)\s*\d+|(?:各|每个?)年龄(?:段|组)[^，。；]{0,8}\d+|\d{2}\s*(?:-|–|to)\s*\d{2}[^.;]{0,40}\d+ (?:each|per (?:band|group|age group))|年龄.{0,6}配额|按年龄.{0,6}(?:配比|分配)|quota.{0,20}\bage\b|\bage\b.{0,12}quota/i,
  genderQuota:
    /男女(?:各半|比例(?!不限)|各占|各\s*\d+|一比一|1\s*[:：比]\s*1|数量相等|人数相同)|男(?:性|士)?\s*\d+\s*[人份名]?[、，,和与]\s*女(?:性|士)?\s*\d+|一半男|\b\d+ (?:wo)?men\b[^.;]{0,12}\b\d+ (?:wo)?men\b|\b(?:equal|same|even) (?:numbers?|shares?|split|amounts?) of (?:wo)?men|\b50 ?[/:] ?50\b[^.;]{0,20}(?:gender|(?:wo)?men)|性别.{0,6}配额|quota.{0,20}gender|gender.{0,12}quota|half men|equal(?:ly)? men/i,
  isGentle: /语气.{0,4}(?:温和|委婉|柔和)|委婉|gentle|kind in tone|no blame|nobody should feel blamed/i,
  noContact: /不要收集|不收集|不问姓名|不留联系|no names?\b|no contact|no personal data|do not collect/i,
  overall: /总体|整体|总分|满意度|overall|satisf/i,
  bothSides:
    /没(?:有)?[\p{Script=Han}]{1,3}过的|没(?:有)?(?:来|去|用|买|参加|参与)过?的|从(?:不|没|未)[^，。；、]{1,4}的(?:人|顾客|老人|用户|会员|居民|同学|学生|家庭|市民|员工|车主)|两(?:类|种|组|拨|批)人|问不同的(?:题|问题)|有的[^，。；]{1,10}[，、]?有的[^，。；]{0,8}(?:不|没)|来过和没来过|用户和非用户|为什么不来|为什么不用|没来过|过期(?:会员|用户)|流失|不续费|\bnever (?:been|used|bought|tried|visited|ordered|come|joined|had|heard|attended|subscribed)\b|\b(?:both|two) groups\b|\bdifferent questions\b|\bsame questions\b|\b(?:some|those|people)\b[^.;]{1,50}\b(?:and|while) (?:others|some|many) (?:did not|didn['’]t|do not|don['’]t|have not|haven['’]t|left|never)\b|\b(?:from|to|of) (?:those|people) who (?:do not|don['’]t|never|have not)\b|lapsed|non-?(?:users?|customers?|members?|buyers?)|have not (?:ordered|bought|used|visited)|who have not|former (?:customers?|members?|donors?)|stopped|do not (?:use|buy|visit)/iu,
};

export function readWishes(text: string): Wishes {
  const has = (name: keyof Wishes) => signs[name].test(text);
  return {
    nps: has('nps'),
    open: has('open'),
    price: has('price'),
    help: has('help'),
    ageQuota: has('ageQuota'),
    genderQuota: has('genderQuota'),
    isGentle: has('isGentle'),
    noContact: has('noContact'),
    overall: has('overall'),
    bothSides: has('bothSides'),
  };
}

export const isAnonymous = (text: string): boolean =>
  /匿名|(?:不|无|不要|不用|无需|不必)(?:记名|署名|实名|留名|填写?姓名|具名)|\banonym(?:ous|ity)|\bno names?\b|\b(?:nobody|no one) (?:gives|leaves|has to give|is asked for) (?:a|their|his|her) name|\bwithout (?:giving )?(?:a |any |their )?names?\b|\bnot (?:be )?(?:named|asked for (?:a |their )?names?)\b/i.test(
    text,
  );

export function readLanguages(text: string, own: DraftLanguage): DraftLanguage[] {
  const other = own === 'zh' ? 'en' : 'zh';
  if (
    /中英|双语|中文和英文|英文和中文|中文、英文|英文版|both languages|bilingual|chinese (?:and|plus|&|as well as) english|english (?:and|plus|&|as well as) chinese|in chinese (?:too|as well)|and mandarin/i.test(
      text,
    )
  )
    return [own, other];
  if (/(?:用|要)英文|英文问卷|in english(?: only)?\b|english only/i.test(text)) return ['en'];
  if (/(?:只要|用)中文|in chinese\b|chinese only/i.test(text)) return ['zh'];
  return [own];
}

/** Things of which one is to be chosen or each judged: "designs A, B and C", "two concepts", "a pass, free delivery, or slower slots". */
export interface Alternatives {
  readonly kind: 'shown' | 'named';
  readonly names: readonly string[];
}

export function readAlternatives(text: string, language: DraftLanguage): Alternatives | null {
  const list =
    language === 'zh'
      ? /(?:以下|这)?(?:[两三四五]|\d)(?:个|种|款|套)(?:方案|选项|选择|备选|办法)[：:是]\s*([^。；]+)/.exec(text)?.[1]
      : /\b(?:two|three|four|five|\d) (?:\w+ )?(?:alternatives|options|offers|ideas|plans)\b[^:.]*:\s*([^.]+)/i.exec(
          text,
        )?.[1];
  if (list) {
    const names = list
      .split(language === 'zh' ? /[、，,]|或者?|和/ : /,\s*(?:or |and )?|\bor\b/)
      .map(name => name.trim().replace(/^(?:a|an|the) /i, ''))
      .filter(name => name.length > 1);
    if (names.length > 1) return { kind: 'named', names: names.slice(0, 8) };
  }
  const shown =
    language === 'zh'
      ? /([两二三四五六2-6])\s*[个种款套版](?:不同的?)?(概念|设计|包装|方案|广告|口味|名字|名称|海报|logo)/i.exec(text)
      : /\b(two|three|four|five|six|[2-6])\s+(?:\w+ )?(concepts|designs|packs|ads|adverts|versions|names|flavours|flavors|logos|posters|prototypes)\b/i.exec(
          text,
        );
  if (!shown) return null;
  const count = [
    '',
    '',
    ...(language === 'zh' ? ['两', '三', '四', '五', '六'] : ['two', 'three', 'four', 'five', 'six']),
  ].indexOf(shown[1]!.toLowerCase());
  const most = count > 0 ? count : Number(shown[1]) || 2;
  const noun = language === 'zh' ? shown[2]! : shown[2]!.replace(/s$/, '');
  const name = language === 'zh' ? noun : noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    kind: 'shown',
    names: Array.from({ length: most }, (_, place) => `${name} ${String.fromCharCode(65 + place)}`),
  };
}

export function readPrices(text: string): readonly string[] {
  const found = text.match(/(?:[£€$¥￥]\s?\d+(?:\.\d+)?|\d+(?:\.\d+)?\s*(?:元|块|euros?|pounds|dollars))/gi) ?? [];
  return [...new Set(found.map(price => price.trim()))].slice(0, 6);
}

/** Groups that are both asked, or told apart in the end: "个人和企业", "current and lapsed donors", "across four faculties". */
export function readSegments(text: string, language: DraftLanguage): string[] {
  if (language === 'zh')
    return [
      ...text.matchAll(/按([^，。；]{2,12}?)(?:分开|分别|对比|比较|分组|划分|看)/g),
      ...text.matchAll(/不同的?(部门|年级|学院|专业|地区|门店|岗位|科室|班级|城市|渠道)/g),
    ].flatMap(([, words = '']) => words.split(/[和、与]/).map(word => word.trim()));
  return [
    ...text.matchAll(
      /\b(?:across|by|per|split by|compare)\s+(?:the\s+|our\s+|all\s+)?(?:\d+\s+|two\s+|three\s+|four\s+|five\s+|six\s+)?(facult(?:y|ies)|departments?|teams?|regions?|stores?|branches|sites?|offices?|schools?|years?|grades?|roles?|wards?|plants?|shifts?)\b/gi,
    ),
  ].map(([, word = '']) =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=ch)es$/, '')
      .replace(/s$/, ''),
  );
}

/** "办事的个人和企业都要覆盖", "current and lapsed donors". */
export function readRoles(text: string, language: DraftLanguage): string[] {
  const found =
    language === 'zh'
      ? /([^，。；的]{2,6})(?:和|、|与)([^，。；的]{2,6})都(?:要|能|会|可以)?(?:覆盖|参加|填|问|包括)/.exec(text)
      : /\b(current|existing|active|new) and (lapsed|former|past|potential|returning) (\w+)/i.exec(text);
  if (!found) return [];
  return language === 'zh' ? [found[1]!, found[2]!] : [`${found[1]} ${found[3]}`, `${found[2]} ${found[3]}`];
}
