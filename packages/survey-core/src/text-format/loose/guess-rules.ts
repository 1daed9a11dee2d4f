import { type DesignRegistry, findType } from '../../question-type/registry.ts';
import { isSettingValue } from '../../settings/settings.ts';

/** What a question without a marker shows of its type. */
export interface Clues {
  /** Title, remark and whatever brackets said, in small letters. */
  readonly words: string;
  readonly itemCount: number;
  readonly rowCount: number;
  /** The options are degrees of one thing, or numbers in a row. */
  readonly isScale: boolean;
  /** The numbers to answer with, drawn as a row or named in the title. */
  readonly range?: { readonly from: number; readonly to: number; readonly isDrawn: boolean };
  readonly takesSeveral: boolean;
  readonly takesOne: boolean;
  readonly hasBoxes: boolean;
  /** Lines to write on, and how many of them have words before them. */
  readonly hasBlanks: boolean;
  readonly blankLabels: number;
  /** The cells of its table are to be written in. */
  readonly hasBlankCells: boolean;
}

export type GuessReason =
  | 'table-blanks'
  | 'table-several'
  | 'table-scale'
  | 'table'
  | 'recommend'
  | 'rank'
  | 'share-out'
  | 'several'
  | 'one'
  | 'number-row'
  | 'points'
  | 'degrees'
  | 'which-ones'
  | 'one-of-a-kind'
  | 'boxes'
  | 'long-list'
  | 'options'
  | 'date'
  | 'picture'
  | 'file'
  | 'signature'
  | 'labelled-blanks'
  | 'blank'
  | 'open-words'
  | 'nothing-below'
  | 'note';

/** What it looks for, the type that speaks for, and how sure that is (0–1). The surest that the type's own properties allow wins. */
interface GuessRule {
  readonly reason: GuessReason;
  readonly type: string;
  readonly confidence: number;
  when(clues: Clues): boolean;
}

const RECOMMEND = /推荐给|推荐(?:本|我们|该|此|这)|愿意.{0,12}推荐|推荐.{0,8}可能|\brecommend/;
const RANK = /排序|排列|按.{0,12}(?:顺序|先后)|\brank\b|in order of|order of (?:importance|preference)/;
const SHARE_OUT =
  /(?:总和|合计|总计|总分|加起来|一共).{0,6}100|100\s*分.{0,6}分配|分配.{0,8}100|(?:add|sum)(?:s|ing)? up to 100|total(?:s|ling)? 100|allocate 100|distribute 100/;
const WHICH_ONES =
  /哪些|哪几|有哪|分别|which of the following (?!best|one|is|describes|age|range)|which (?:\w+ ){0,2}(?:brands|features|channels|products|apps|topics|aspects|services|sessions|factors|reasons|areas|devices|sources|types|tools|benefits)\b|what (?:\w+ ){0,2}(?:brands|features|channels|reasons|factors|sources|topics)\b/;
const ONE_OF_A_KIND =
  /^您(?:的|所在|目前)|性别|年龄|学历|教育程度|婚姻|收入|职业|职位|工龄|是否|有没有|多久|多长|多少|几次|频率|哪一|哪个|哪种|最(?:常|喜|主|近|想|看重)|gender|\bage\b|how (?:old|often|long|many|much)|which one|best describes|most (?:often|likely|recent)|^(?:do|did|have|has|are|is|was|were|will|would) /;
const OPEN_WORDS =
  /建议|意见|为什么|原因|请说明|请描述|请填写|谈谈|说说|写下|姓名|电话|手机号|联系方式|邮箱|什么|\bwhy\b|\bwhat\b|\bhow (?:can|could|would|do)\b|describe|comment|suggestion|tell us|feedback|\bname\b|e-?mail|phone|anything/;
const isAsked = (pattern: RegExp) => (clues: Clues) => pattern.test(clues.words);

export const guessRules: readonly GuessRule[] = [
  { reason: 'table-blanks', type: 'matrix-fill-in', confidence: 0.9, when: clues => clues.hasBlankCells },
  {
    reason: 'table-several',
    type: 'matrix-multiple',
    confidence: 0.85,
    when: clues => clues.takesSeveral || (clues.hasBoxes && WHICH_ONES.test(clues.words)),
  },
  { reason: 'table-scale', type: 'matrix-scale', confidence: 0.8, when: clues => clues.isScale },
  { reason: 'table', type: 'matrix-single', confidence: 0.7, when: () => true },
  {
    reason: 'recommend',
    type: 'nps',
    confidence: 0.95,
    // From 0 to 10 is what makes it a net promoter score; without any range the words alone speak for it, a little.
    when: clues => isAsked(/推荐|\brecommend/)(clues) && clues.range?.from === 0 && clues.range.to === 10,
  },
  {
    reason: 'recommend',
    type: 'nps',
    confidence: 0.55,
    when: clues =>
      isAsked(RECOMMEND)(clues) && /nps|可能性|how likely/.test(clues.words) && !clues.range && !clues.hasBlanks,
  },
  { reason: 'rank', type: 'ranking', confidence: 0.92, when: isAsked(RANK) },
  { reason: 'share-out', type: 'weighting', confidence: 0.92, when: isAsked(SHARE_OUT) },
  { reason: 'several', type: 'multiple-choice', confidence: 0.9, when: clues => clues.takesSeveral },
  { reason: 'one', type: 'single-choice', confidence: 0.9, when: clues => clues.takesOne },
  { reason: 'number-row', type: 'scale', confidence: 0.85, when: clues => clues.range?.isDrawn === true },
  {
    reason: 'points',
    type: 'rating',
    confidence: 0.8,
    when: clues => clues.range !== undefined && !clues.range.isDrawn,
  },
  { reason: 'degrees', type: 'scale', confidence: 0.8, when: clues => clues.isScale },
  { reason: 'which-ones', type: 'multiple-choice', confidence: 0.75, when: isAsked(WHICH_ONES) },
  { reason: 'long-list', type: 'dropdown', confidence: 0.72, when: clues => clues.itemCount > 20 },
  { reason: 'one-of-a-kind', type: 'single-choice', confidence: 0.7, when: isAsked(ONE_OF_A_KIND) },
  { reason: 'boxes', type: 'multiple-choice', confidence: 0.6, when: clues => clues.hasBoxes && clues.itemCount > 3 },
  { reason: 'options', type: 'single-choice', confidence: 0.5, when: () => true },
  { reason: 'signature', type: 'signature', confidence: 0.8, when: isAsked(/签名|签字|\bsign(?:ature)?\b(?! up)/) },
  {
    reason: 'picture',
    type: 'image-upload',
    confidence: 0.85,
    when: isAsked(/上传.{0,12}(?:照片|图片|截图)|upload .{0,20}(?:photo|picture|image|screenshot)/),
  },
  { reason: 'file', type: 'file-upload', confidence: 0.8, when: isAsked(/上传|\bupload\b/) },
  {
    reason: 'date',
    type: 'date',
    confidence: 0.8,
    when: isAsked(
      /日期|出生年月日|[_＿]\s*年\s*[_＿]+\s*月|哪一天|\bdate of\b|\bon (?:which|what) date\b|\bwhat date\b|\bbirth ?date\b/,
    ),
  },
  { reason: 'labelled-blanks', type: 'multi-fill-in', confidence: 0.85, when: clues => clues.blankLabels > 1 },
  { reason: 'blank', type: 'fill-in', confidence: 0.75, when: clues => clues.hasBlanks },
  { reason: 'open-words', type: 'fill-in', confidence: 0.65, when: isAsked(OPEN_WORDS) },
  { reason: 'nothing-below', type: 'fill-in', confidence: 0.4, when: () => true },
];

export interface Guess {
  readonly reason: GuessReason;
  readonly confidence: number;
}

/** The type that the clues speak for most. Undefined in a registry that has none of them. */
export function guessType(clues: Clues, types: DesignRegistry): (Guess & { readonly type: string }) | undefined {
  return guessRules
    .filter(rule => fits(rule.type, clues, types) && rule.when(clues))
    .reduce<GuessRule | undefined>(
      (best, rule) => (best && best.confidence >= rule.confidence ? best : rule),
      undefined,
    );
}

/** A question with options is of a type that has some, one with rows of a type with rows, a scale has as many points as scales may. */
function fits(slug: string, { itemCount, rowCount, blankLabels, range }: Clues, types: DesignRegistry): boolean {
  const type = findType(types, slug);
  if (!type?.capabilities.importMarker) return false;
  const { hasOptions, hasRows, optionCounts, maxOptions } = type.capabilities;
  if (hasRows !== rowCount > 0 || itemCount > Math.max(maxOptions, range ? 11 : 0)) return false;
  // Numbers in a row are the options of a scale, or the points of a type that draws them itself.
  const isPointed = range !== undefined && type.settingNames.includes('lowLabel');
  if (!isPointed && hasOptions !== (itemCount > 0 || blankLabels > 1)) return false;
  if (range && type.settingNames.includes('pointCount') && !isPointCount(range)) return false;
  return optionCounts?.includes(itemCount) ?? true;
}

function isPointCount({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from === 1 && isSettingValue('pointCount', to);
}
