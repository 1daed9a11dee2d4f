/** What an option is beside those that say something of the matter. */
export type OptionRole = 'plain' | 'other' | 'none' | 'unsure' | 'refusal' | 'not-applicable';

const BLANK = /[_＿]{2,}/;

// The order decides: "不便透露" begins like a denial, "none of these apply" is no "does not apply". "不到一年" is a span and denies nothing.
const patterns: readonly (readonly [OptionRole, RegExp])[] = [
  [
    'refusal',
    /^(不便|不方便|不愿|不想|拒绝|暂不)(意)?(透露|告知|说|回答|提供|作答)|^保密$|^(i('d| would)? )?(rather|prefer|choose) not (to )?(say|answer|disclose|tell|state)|^(i('d| would) )?(rather not|prefer not)|^refuse|^no answer$|^decline to/i,
  ],
  [
    'unsure',
    /^(我)?(不(太)?(清楚|知道|确定|了解|好说|记得)|说不(清|好|准|上来)|记不(清|得)|没(有)?(想好|印象)|不一定|难说|无法(判断|确定|回忆|评价)|看情况|暂时不(清楚|知道|确定))|^(i )?(do(n't|n’t| not) (know|remember|recall)|can(not|'t|’t) (remember|say|recall|tell)|am not sure)|^(not sure|unsure|no idea|undecided|it depends|hard to say|no opinion|no view)/i,
  ],
  [
    'not-applicable',
    /^不(适用|涉及)|^(没(有)?|未|从未|从没|还没)(曾)?(接触|使用|用|体验|去|参加|享用|遇到|去用|消费|光顾|经历|打过|坐|接受|联系)(过)?|^没.{1,6}过$|^从不(去|用)|^(does not|doesn't|not) appl|^n\/?a$|^(i )?(have not|haven't|haven’t|did not|didn't|didn’t|do not|don't|don’t|never|have never) (use|used|visit|visited|try|tried|been|have|had|need|needed|contact|contacted|take|taken|took|come|came|go|went|attend|attended|own|eat|eaten|drive|work|worked|see|seen|meet|met|stay|stayed)\b|^not used|^i am never\b|^we have had no\b|^we did not\b|^not relevant/i,
  ],
  [
    'none',
    /^(?!不(?:到|足|满|超过|少于|多于|低于|高于))(以上|这些|上述|其中|下列|以下)?(都|全|均|皆)?(没有|没|不|无)(一?个|一?项|任何)?(是|符合|选|用过|听说过|参加过|买过|喜欢|看重|考虑|了解|特别|需要)?(的)?(以上|这些|任何)?[^，。]{0,6}$|^以上[^，。]{0,10}(都|均|皆)|^都(不|没)|^无$|^0(次|个|天|人|元|小时|家|部|本|辆|只|份)?$|^(zero|none|nothing|nobody|no one|nowhere|never|not at all|no,? thanks|no preference|no favou?rite|neither|0)\b|^none of|^no\b(?! (more|less|fewer|later))|^i (do not|don't|don’t) (have|own|use|drink|eat|drive|smoke|shop|buy|watch|play|travel|work)|^we (do not|don't|don’t) have|^从不|^从未|^从没|^还没有|^目前没有|^不(?!到|足|满|超过|少于|多于|低于|高于).{1,8}$/i,
  ],
  [
    'other',
    /^其(他|它|余)|^别的|^另外的|^以外的|^(an?)?other\b|^another\b|^(something|someone|somebody|somewhere|anything|anyone) else|^elsewhere|^in (an)?other way|^(by|in|for|at|from|with|to) (some )?(an)?other|^otherwise|^else\b|^(some|any) other/i,
  ],
];

/** A blank makes an option one for everything else, unless its words name a thing of its own ("an allergy, namely ____"). */
export function optionRole(text: string, hasBlank: boolean): OptionRole {
  const words = text
    .replace(BLANK, '')
    .replace(/[：:，,。.（(]\s*$/, '')
    .trim();
  for (const [role, pattern] of patterns) if (pattern.test(words)) return role;
  return (hasBlank || BLANK.test(text)) && words.length <= 4 ? 'other' : 'plain';
}
