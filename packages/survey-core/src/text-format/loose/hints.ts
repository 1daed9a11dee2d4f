import type { DesignRegistry } from '../../question-type/registry.ts';
import type { DraftSettings } from '../draft-question.ts';
import { readType } from '../read-markers.ts';
import { readSettingMarker } from '../setting-words.ts';
import { numberOf } from './numbers.ts';

/** What people call a type in brackets besides its marker; "题" at the end is taken off before. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'single-choice': ['单选', '单项选择', '判断', '是非', 'single', 'single select', 'single answer', 'radio', 'yes/no'],
  'multiple-choice': [
    ...['多选', '多项选择', '不定项', '不定项选择', '复选'],
    ...['multiple', 'multi-select', 'multiselect', 'multiple select', 'multiple answers', 'checkbox', 'checkboxes'],
  ],
  'fill-in': [
    ...['填空', '开放', '开放式', '问答', '简答', '主观', '文本'],
    ...[
      'open',
      'open-ended',
      'open ended',
      'open question',
      'free text',
      'text',
      'short answer',
      'long answer',
      'essay',
    ],
  ],
  dropdown: ['下拉', '下拉选择', '下拉框', '下拉单选', 'drop-down'],
  ranking: ['排序', 'rank', 'rank order'],
  rating: ['评分', '打分', '星级', '星级评分', 'stars', 'star rating'],
  scale: ['量表', '单选量表', 'likert', 'likert scale'],
  nps: ['nps'],
  'matrix-single': ['矩阵单选', 'grid', 'matrix', 'single choice grid'],
  'matrix-multiple': ['矩阵多选', 'checkbox grid'],
  'matrix-scale': ['矩阵量表', '量表矩阵', '矩阵打分', '矩阵评分'],
  'multi-fill-in': ['多项填空', '多空填空'],
  weighting: ['比重', '权重', 'constant sum'],
  date: ['日期'],
  'text-note': ['说明', '文字说明', '段落说明'],
};
const REQUIRED = /^(?:必填|必答|必选|必做|required|mandatory)[题项]?$/i;
const OPTIONAL = /^(?:选填|选答|非必填|可选填|可不填|optional)[题项]?$/i;
const SEVERAL =
  /可多选|可以多选|多项选择|不定项|可选多项|所有(?:适用|符合|合适)|(?:select|choose|check|tick|mark|pick) (?:all|any|as many)|all that apply|more than one/i;
const ONE =
  /只选一|单选|限选(?:一|1)|选(?:择)?(?:一|1)[项个]|最(?:符合|合适|恰当)的一[项个]|(?:select|choose|pick|tick) (?:only )?one(?! or more)|one answer only/i;
const COUNT = '([\\d]{1,2}|[一二两三四五六七八九十]{1,3})';
const COUNT_EN = '(\\d{1,2}|one|two|three|four|five|six)';
const MOST = new RegExp(
  `(?:最多|至多|不超过|限选|限)(?:可)?(?:以)?(?:选择?|勾选)?\\s*${COUNT}\\s*(?:项|个|种|条)|选择?不超过\\s*${COUNT}\\s*[项个种]|(?:select|choose|pick|tick)?\\s*(?:up to|at most|no more than|a maximum of|max\\.?)\\s*${COUNT_EN}`,
  'i',
);
const LEAST = new RegExp(
  `(?:最少|至少|不少于)(?:选择?|勾选)?\\s*${COUNT}\\s*(?:项|个|种|条)|(?:at least|a minimum of|min\\.?)\\s*${COUNT_EN}`,
  'i',
);
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** What a text says about how to answer, without naming a type. */
export interface Hints {
  readonly takesSeveral: boolean;
  readonly takesOne: boolean;
  readonly settings: DraftSettings;
}

export function readHints(text: string): Hints {
  const most = countOf(MOST.exec(text));
  const least = countOf(LEAST.exec(text));
  return {
    takesSeveral: SEVERAL.test(text) || (most !== undefined && most > 1) || (least !== undefined && least > 1),
    takesOne: ONE.test(text) || most === 1,
    settings: {
      ...(least !== undefined && least > 0 && { minSelected: least }),
      ...(most !== undefined && most > 1 && { maxSelected: most }),
    },
  };
}

function countOf(match: RegExpExecArray | null): number | undefined {
  const word = match?.slice(1).find(one => one !== undefined);
  return word === undefined ? undefined : (WORDS[word.toLowerCase()] ?? numberOf(word));
}

export interface BracketWords {
  readonly type?: { readonly slug: string } | { readonly unknown: string };
  readonly isRequired?: boolean;
  readonly settings: DraftSettings;
  /** Says how many may be chosen, and nothing that a respondent would miss. */
  readonly hint: string;
}

/** What a bracket says, when all of it is about the form of the question: "多选，最多选3项". Otherwise it is text. */
export function readBracket(content: string, types: DesignRegistry): BracketWords | undefined {
  const parts = content.split(/[,，;；、|]|\s+(?=最|至|限)/).map(part => part.trim());
  let read: BracketWords = { settings: {}, hint: '' };
  for (const part of parts.filter(one => one !== '')) {
    const next = readPart(part, types);
    if (!next) return undefined;
    read = { ...read, ...next, settings: { ...read.settings, ...next.settings }, hint: `${read.hint} ${next.hint}` };
  }
  return parts.some(part => part !== '') ? read : undefined;
}

function readPart(part: string, types: DesignRegistry): BracketWords | undefined {
  const none = { settings: {}, hint: '' };
  if (REQUIRED.test(part)) return { ...none, isRequired: true };
  if (OPTIONAL.test(part)) return none;
  const setting = readSettingMarker(part);
  if (setting) return { ...none, settings: setting };
  const type = nameOfType(part, types);
  if (type) return { ...none, type };
  const { takesSeveral, takesOne, settings } = readHints(part);
  return (takesSeveral || takesOne || Object.keys(settings).length > 0) && part.length <= 30
    ? { settings, hint: part }
    : undefined;
}

function nameOfType(part: string, types: DesignRegistry): BracketWords['type'] {
  const marker = readType(part, types);
  if (marker && 'slug' in marker) return marker;
  const bare = part
    .toLowerCase()
    .replace(/[题題]$/, '')
    .replace(/ questions?$/, '');
  const slug = Object.keys(OTHER_NAMES).find(one => OTHER_NAMES[one]!.includes(bare));
  return slug && Object.hasOwn(types, slug) && types[slug]!.capabilities.importMarker ? { slug } : marker;
}
