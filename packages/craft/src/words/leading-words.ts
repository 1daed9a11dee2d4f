import type { WordsLanguage } from '../reading/read-survey.ts';
import { phrases, words } from './patterns.ts';

/** Words by which a question pushes: each list has one way of pushing. */
export const leadingWords: Readonly<Record<WordsLanguage, readonly RegExp[]>> = {
  zh: [
    // The answer is put into one's mouth.
    phrases(
      '您?是否也(认为|觉得|同意|赞同|希望|认可|担心)',
      '您也(认为|觉得|同意|赞同|认可)',
      '难道',
      '不(觉得|认为).{2,30}吗',
      '您不(觉得|认为|想|希望)',
      '(对吧|对不对|不是吗|没错吧|是吧)[？?]?$',
      '您(一定|肯定|当然|自然)(也|都|会|很|更|非常)?(希望|想要|喜欢|愿意|支持|认为|觉得|同意|赞成)',
      '(我们|本店|本公司|相信)[^，。？?]{0,4}相信[^，。？?]{0,3}您',
      '谁(都|会)?不(想|愿意|希望|喜欢)',
    ),
    // A reason for one answer stands before the question.
    phrases(
      '^(鉴于|考虑到)[^，。？?]{2,24}(危害|污染|破坏|严重|日益|恶化|泛滥|好处|益处|重要性|难得|紧迫|迫在眉睫)[^，。？?]{0,10}[，,]',
      '^(面对|随着|由于)[^，。？?]{0,10}(日益|越来越|不断|如此|极其|十分)(严重|恶化|泛滥|猖獗|突出|危险|紧迫|重要|优惠)[^，。？?]{0,12}[，,]',
      '(如此|这么|这样|那么)(优惠|优秀|美味|贴心|方便|便捷|难得|丰厚|超值|精彩|重要|严重|糟糕|恶劣|昂贵|不合理)的',
      '^为了?[^，。？?]{1,14}(健康|安全|未来|环境|地球|家园|利益|幸福|成长|公平|美好|明天|下一代)[^，。？?]{0,6}[，,](您|你)(是否)?(愿意|会|支持|赞成|同意)(?![^。]*(多少|几|哪|什么|怎))',
      '(竟然|居然|一味|变相|动辄)',
    ),
    // A majority, or somebody who must know.
    phrases(
      '众所周知',
      '大家都(知道|认为|觉得|说|在用|喜欢|支持|同意|希望)',
      '(绝?大多数|大部分|多数|许多|很多|不少|越来越多的?)(的)?[^，。、]{0,8}(都)?(认为|觉得|选择了?|支持|赞成|表示|喜欢|认可|同意)',
      '(像|和|跟|与)(绝?大多数|大部分|多数|其他|别的)[^，。]{1,8}一样',
      '(专家|学者|科学家|医生|营养师|权威机构?|专业人士|教育家|院士)(们)?(都|一致|普遍|也)?(认为|建议|指出|表示|推荐|强调|证实|呼吁|公认)',
      '(研究|科学|实践|事实|调查|数据)(已经|已|都|充分)?(表明|证明|证实|显示)',
      '公认',
      '(^|[，。])(根)?据(权威|专家|科学|最新|官方|有关|相关)?[^，。？?]{0,8}(统计|研究|报道|调查|测算)[^，。？?]{0,6}[，,]',
      '(^|[，。])(绝?大多数|[七八九]成|[789]\\d?%|百分之[七八九]十[一二三四五六七八九]?)[^，。？?]{0,4}的?[^，。？?]{1,8}(都|已经?|均)(认为|选择?了?|支持|赞成|同意|喜欢|使用|用上)',
      '人人(都|有责)',
      '每(一)?(个|位|名)[^，。？?]{1,6}都(应该?|会|有责任|有义务|必须)',
      '一致好评',
      '举世',
    ),
    // One answer is the decent one.
    phrases(
      '(作为|身为)(一名|一个|一位|一家)?[^，,。]{0,8}(负责任|负责|有责任心|有责任感|合格|称职|爱国|有良知|有良心|有爱心|理性|热心|孝顺|优秀|文明|有担当|有素质|有远见|明智|关心|懂得|热爱|真正)',
      '(有责任心|有良知|有爱心|有素质|负责任|有远见|明智|聪明)的(您|人|家长|父母|市民|公民|消费者|员工|企业|车主|业主)',
    ),
    // What is asked about is praised or blamed before one has answered.
    phrases(
      '(便民|惠民|利民|利国利民|亲民|贴心|暖心|人性化|民心)(的)?(举措|措施|政策|工程|服务|项目|计划|安排|设计|功能)',
      '(我们|本公司|本店|本行|我司|我院|我校|本平台|平台|这项|这款|这一|这个|该)[^，。？?]{0,6}(优质|一流|卓越|精心|贴心|周到|先进|领先|完善|人性化|备受|深受|广受|屡获|优美|美味|出色|优秀|高品质|专业周到|热情周到)(的)?',
      '(备受|深受|广受|屡获|荣获|享誉)[^，。？?]{0,12}(好评|喜爱|欢迎|青睐|认可|奖|赞誉|信赖)',
      '为了?(让|使|给)[^，。]{1,10}(更|享受|安心|放心|舒心|美好|幸福|便捷|满意)[^，。]*[，,。]',
      '(劳民伤财|形式主义|乱收费|霸王条款|白白浪费|一意孤行|不负责任的|令人发指|丧心病狂|糟糕的|落后的|不合理的|过分的|荒唐的|黑心|所谓的|泛滥|变本加厉|任由|纵容|损害[^，。]{1,6}利益的)',
      '(浪费|挥霍)(公共|纳税人|财政|国家|大家|业主|公司|集体)',
      '(浪费|破坏|危害|糟蹋)[^，。？?]{1,6}的(做法|行为|活动|项目|工程|政策|规定)',
      '(仅需|只需|仅售|只要|低至|区区)\\s*[\\d一二三四五六七八九十百]+\\s*(元|块|角)',
    ),
    phrases(
      '显而易见',
      '毫无疑问',
      '毋庸置疑',
      '不言而喻',
      '理所当然',
      '很明显',
      '显然',
      '无疑',
      '当之无愧',
      '有目共睹',
      '不可否认',
      '理应',
      '想必',
    ),
  ],
  en: [
    words(
      "do(n't|n’t) you (think|agree|feel|believe|find|want|wish|like|love)",
      "would(n't|n’t) you (agree|say|like|prefer|want|love)",
      "is(n't|n’t) it",
      "are(n't|n’t) (they|you|we)",
      "should(n't|n’t) (we|they|the)",
      '(do|would) you also (think|agree|feel|believe|find)',
      'you (surely|certainly|no doubt|must|will) (agree|think|feel|want)',
      'surely',
      "who (wouldn(['’])t|would not|doesn(['’])t|does not) (want|like|love|prefer|wish)",
    ),
    // Asked with a denial, one hears the answer that is hoped for.
    /(?:^|[.!?,]\s+)(?:has|have|had|is|are|was|were|does|did|would|should|could|can|will)n['’]t\s+(?:you|we|they|he|she|it|the|this|that|these|those|our|your|there|everyone|everybody)\b/i,
    // A reason for one answer stands before the question.
    /(?:^|[.!?]\s+)(?:given|considering|with|in (?:the )?light of|in view of)\s+(?:(?:the|its|their|our|all|such|these|this)\s+){0,2}(?:serious|severe|alarming|dangerous|harmful|proven|obvious|huge|terrible|well-known|undeniable)\s+(?:\w+\s+){0,2}?(?:benefits?|advantages?|dangers?|risks?|damage|harms?|threats?|failures?|success(?:es)?|effects?|problems?|crisis|pollution|rise|importance)\b[^?]*,/i,
    /(?:^|[.!?]\s+)(?:given|considering|with|in (?:the )?light of|in view of)\s+(?:(?:so|the) many|all (?:the|these|its|their))\s+(?:\w+\s+)?(?:benefits|advantages|dangers|risks|harms|failures|successes|improvements|savings)\b[^?]*,/i,
    /(?:^|[.!?]\s+)according to (?:\w+ )?(?:experts?|research(?:ers)?|scientists?|studies|statistics|surveys?|doctors|economists|specialists|science)\b/i,
    words(
      'we (are|feel) (very |so |really )?proud',
      'we pride ourselves',
      'we (work|have worked|try|have tried) (so |very |really )?hard',
      'we (know|believe|trust|are sure|are certain|are confident) (that )?you',
      'a mere',
    ),
    /,\s*(right|correct|don['’]t you|isn['’]t it|wouldn['’]t you|do you not|aren['’]t they)\s*\?/i,
    words(
      'as (everyone|everybody|we all|you) (know|knows)',
      '(everyone|everybody) (knows|agrees|loves|wants)',
      '(nine|eight|seven|9|8|7)(0 ?(%|percent|per cent)| out of (ten|10)| in (ten|10)) (of )?(our |your |all )?(\\w+ ){0,3}?(agree|believe|think|say|feel|love|prefer|support|choose|chose|trust|recommend)',
      '(like|as do|as) (most|many|millions of) (of )?(other )?(people|customers|parents|users|residents|employees|colleagues|families|drivers|experts|your \\w+)',
      '(most|many|a majority of|more and more|nine out of ten|millions of) (\\w+ ){0,3}?(agree|believe|think|say|feel|love|prefer|support|choose|trust|recommend)',
      '(experts|scientists|doctors|dentists|economists|specialists|researchers|professionals|teachers|nutritionists) (all |strongly |widely )?(agree|say|recommend|believe|advise|warn|tell us|think)',
      '(research|studies|science|evidence|experience|surveys) (has |have )?(clearly |now )?(shows?|proves?|proven|shown|confirms?|suggests?)',
      'it is (widely|well|commonly|generally) (known|accepted|agreed|recognised|recognized)',
      '(widely|highly) (acclaimed|praised|regarded|respected)',
    ),
    words(
      'as an? (\\w+ )?(responsible|caring|loyal|good|concerned|patriotic|informed|decent|smart|sensible|loving|conscientious|committed|dedicated|honest|modern|forward-looking)( \\w+)?',
      'any (responsible|caring|decent|sensible|reasonable|good) (person|parent|citizen|owner|employee|employer|driver|customer)',
      'if you (really |truly )?(care|love) (about|for)?',
    ),
    words(
      '(our|the|this|these|their) (new |recent |recently )?(much[- ])?(award[- ]winning|excellent|outstanding|friendly|world[- ]class|state[- ]of[- ]the[- ]art|much[- ]loved|best[- ]selling|delicious|beautiful|superb|wonderful|fantastic|amazing|exciting|great|brilliant|convenient|innovative|generous|prestigious|popular|renowned|first[- ]class|unrivalled|hard[- ]working|dedicated|helpful|terrible|awful|disastrous|failed|failing|outdated|disgraceful|shameful|wasteful|unfair|greedy|reckless|senseless|pointless|useless|outrageous|ridiculous|bloated|botched|ugly)',
      'how (amazing|wonderful|fantastic|excellent|awesome|brilliant|outstanding|delightful|superb|terrible|awful|horrible|dreadful)',
      'how much (did|do) you (love|adore|enjoy) (our|the new|this)',
      'so-called',
      'pour(ing)? (more )?money',
      'throw(ing)? (more )?(good )?money',
      '(wast(e|es|ing)|squander(s|ing)?) (of )?(public |our |your |more )?(money|taxpayers|funds|resources)',
      'for as little as',
      '(just|only) [£$€]\\d+',
      'at long last',
      'finally (fix|stop|end|do|put|make|ban|act)',
      "taxpayers['’]? money",
      'rip[- ]offs?',
      'no-brainer',
      'much[- ]needed',
      'long[- ]overdue',
      '(our|your|these|those) (precious|beloved|cherished|brave|heroic|hard-pressed|irreplaceable|treasured|innocent)',
      '(the|this|these|those|their|its|such) (ruinous|crippling|unsustainable|soaring|draconian|exorbitant|unnecessary|unjust|scandalous|appalling|shocking|excessive|endless)',
    ),
    words(
      'obviously',
      'undoubtedly',
      'without (a )?doubt',
      'needless to say',
      'of course',
      'undeniably',
      'naturally,',
      'clearly,',
      'there is no denying',
      'no one can deny',
      'it goes without saying',
      'rightly',
      'the obvious',
    ),
  ],
};

/** Both sides are named, or a doubt is: nobody is pushed. */
export const bothSides: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(也有|另一些|另外一些|还有(一些|的)?人|还是不|或者不|有人.*有人|有的.*有的|一种(看法|观点|意见).*另一种)/,
  en: /\b(others|other people|on the other hand|or not|while some|some (people|say|think|believe|want)[^?]*\b(others|some)\b)\b/i,
};
