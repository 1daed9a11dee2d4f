/** Tags of the title's marks and quotes, as `tokenise` writes them: nothing of them is ever cut. */
const TOKEN = String.raw`(?:\[\[/?\d+\]\])*`;

type Cut = readonly [found: RegExp, kept: string];

/** What says nothing that the rest does not say. Each was tried against the templates' own titles: none of them loses its meaning. */
const cuts: Readonly<Record<'zh' | 'en', readonly Cut[]>> = {
  zh: [
    // Openings without content.
    [new RegExp(`^(${TOKEN})(?:您好|你好|尊敬的(?:用户|客户|顾客|先生女士|受访者))[，,！!。：:、 ]*`), '$1'],
    [new RegExp(`^(${TOKEN})(?:那么|另外|此外|接下来|下面|首先|其次|最后|然后|还有)[，,、 ]*(?=[请您你想我就])`), '$1'],
    [
      new RegExp(
        `^(${TOKEN})(?:我们|我)?(?:非常|很|真诚地?)?(?:想|希望|想要)(?:了解|知道|请问|问|咨询)(?:一下)?(?:的是)?[，,：: ]*`,
      ),
      '$1',
    ],
    [
      new RegExp(
        `^(${TOKEN})(?:(?:能否|能不能|可否|可不可以|是否可以|方便)?(?:麻烦|烦请|劳烦|请|恳请)?(?:您|你)?)?(?:告诉|告知)(?:我们|我)(?:一下)?[，,：: ]*`,
      ),
      '$1',
    ],
    [new RegExp(`^(${TOKEN})(?:请问(?!路)|请教|敢问|想请问|想问)(?:一下)?[，,：: ]*`), '$1'],
    // Politeness on politeness: one 请 is enough.
    [/(?:麻烦|烦请|劳烦|劳驾|恳请|敬请)(?:您|你)?(?:请)?(?=\S)/g, '请'],
    [
      /请(?:您|你)?(?:请|再)?(?:务必|尽量|仔细地?|认真地?|真实地?|如实地?|根据(?:自己|您|你)的?(?:实际|真实)情况[，,]?)+/g,
      '请',
    ],
    [/(?:请){2,}/g, '请'],
    [/(?:根据|按照|结合)(?:您|你)(?:自己|本人)?的?(?:实际|真实|具体)(?:情况|感受|体验)?[，,]?/g, ''],
    // Fillers.
    [
      /(?:总的来说|总体来说|一般来说|一般而言|说实话|老实说|坦率地说|具体来说|换句话说|也就是说|大概来讲)[，,、 ]*/g,
      '',
    ],
    [
      /(?:进行|作出|做出|给予|加以)(?:了)?(?:一个|一次|一些)?(?=(?:评价|评分|选择|打分|判断|说明|描述|购买|使用|了解|比较))/g,
      '',
    ],
    [/(填写|选择|回答|说明|评价|谈谈|描述|介绍|回忆|估计|了解)一下/g, '$1'],
    [/(?:您|你)(?:自己|个人|本人)(?=(?:认为|觉得|的|是|对))/g, '您'],
    [/(?:到底|究竟|其实|实际上|真的)(?=[是会有想对怎如])/g, ''],
    [/的(?:这样)?(?:一个|一种)(?=(?:满意|同意|重要|喜欢|情况|程度|频率))/g, '的'],
    [/(是)(?:什么样|怎么样|怎样)的(?:一个|一种)?(呢)?(?=[？?]|$)/g, '$1什么样的'],
    [/呢(?=[？?]|$)/g, ''],
    [/[，,、]+(?=[？?。]|$)/g, ''],
  ],
  en: [
    [new RegExp(`^(${TOKEN})(?:hello|hi|dear (?:customer|participant|respondent|sir or madam))[,!. ]+`, 'i'), '$1'],
    [new RegExp(`^(${TOKEN})(?:and |so |well |now |next |firstly |first |finally |lastly |also )[, ]*`, 'i'), '$1'],
    // What follows is in the order of a statement ("how old you are"), so something must stand before it.
    [
      new RegExp(
        `^(${TOKEN})(?:we (?:would|'d|’d) (?:like|love) to (?:know|find out|learn)|we are interested (?:in|to know)|we want to know|(?:could|can|would|will) you (?:please |kindly )*(?:tell|let) us(?: know)?|please kindly (?:tell|let) us(?: know)?)[,: ]+`,
        'i',
      ),
      '$1Please tell us ',
    ],
    [
      new RegExp(`^(${TOKEN})please tell us (how (?:old|tall|satisfied|happy|likely)) you are[?.]?$`, 'i'),
      '$1$2 are you?',
    ],
    [new RegExp(`^(${TOKEN})(?:(?:could|can|would) you (?:please |kindly )+|would you mind )`, 'i'), '$1Please '],
    [/\b(please)(?:[, ]+(?:kindly|please|do))+\b/gi, '$1'],
    [/\bkindly\b ?/gi, ''],
    [/\b(?:please )?(?:take a moment to|be so kind as to|feel free to) /gi, 'please '],
    [
      /\b(?:in general|generally speaking|overall speaking|to be honest|honestly|basically|actually|as a matter of fact|at this point in time|when all is said and done),? /gi,
      '',
    ],
    [/\bin order to\b/gi, 'to'],
    [/\bdue to the fact that\b/gi, 'because'],
    [/\bin the event that\b/gi, 'if'],
    [/\bwith (?:regard|respect|reference) to\b/gi, 'about'],
    [/\b(?:at the present time|at the current time|at this moment in time)\b/gi, 'now'],
    [/\ba (?:large|great) number of\b/gi, 'many'],
    [/\bthe (?:fact|way) that you\b/gi, 'that you'],
    [/\b(how) (?:would you say that you are|would you describe yourself as being)\b/gi, '$1 are you'],
    [/\b(?:really|very much|truly|simply|just|quite) (?=(?:like|want|need|feel|think|use|enjoy)\b)/gi, ''],
    [/\byour (?:own )?personal (?=(?:opinion|view|experience))/gi, 'your '],
    [/\bin your (?:opinion|view), (?=(?:how|what|which|do|is|are)\b)/gi, ''],
    [/ {2,}/g, ' '],
    [/ +(?=[?.,])/g, ''],
  ],
};

/** The title without what says nothing; the same where there is nothing to cut. */
export function shortenTitle(words: string, language: 'zh' | 'en'): string {
  // Cutting one opening may bare another: 您好，请问…
  let before = '';
  let now = words;
  for (let round = 0; round < 3 && now !== before; round++) {
    before = now;
    now = cuts[language].reduce((text, [found, kept]) => text.replace(found, kept), now);
  }
  const trimmed = now.trim();
  return language === 'en' ? capital(trimmed) : trimmed;
}

/** The first letter, behind tokens. */
const capital = (text: string) =>
  text.replace(new RegExp(`^${TOKEN}\\p{Ll}`, 'u'), start => start.slice(0, -1) + (start.at(-1) ?? '').toUpperCase());
