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
    ),
    /,\s*(right|correct|don['’]t you|isn['’]t it|wouldn['’]t you|do you not|aren['’]t they)\s*\?/i,
    words(
      'as (everyone|everybody|we all|you) (know|knows)',
      '(everyone|everybody) (knows|agrees|loves|wants)',
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
