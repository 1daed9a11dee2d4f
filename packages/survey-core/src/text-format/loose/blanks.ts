import type { DraftItem } from '../draft-question.ts';
import { maskEscapes, unescapeLine } from '../escaping.ts';

const AT_END = /\s*[:：]?\s*[（(]?\s*[_＿]{2,}\s*[)）]?\s*[*＊]?\s*$/;
const ASKED_FOR = /^(?:其他|其它|别的|other|others).*(?:注明|说明|填写|具体|specify|describe|state)\s*[)）]?\s*[:：]?$/i;
/** "____年____月____日" */
const DAY = /\s*[:：]?\s*[_＿]{2,}\s*年\s*[_＿]+\s*月(?:\s*[_＿]+\s*日)?\s*$/;
/** "______岁": what is written has a unit. */
const WITH_UNIT = /\s*[:：]?\s*[_＿]{2,}\s*([\p{L}%￥元]{1,8})\s*[。.]?\s*$/u;

/** An option, and whether something can be written behind it: "其他____", "Other (please specify)". */
export function readItem(text: string): DraftItem {
  const match = AT_END.exec(maskEscapes(text));
  if (match && match.index > 0) return { title: unescapeLine(text.slice(0, match.index).trim()), hasBlank: true };
  return { title: unescapeLine(text.trim()), hasBlank: ASKED_FOR.test(text.trim()) };
}

export interface TitleBlank {
  readonly before: string;
  /** What stood there, for it may tell what is to be written. */
  readonly cut: string;
  /** The unit behind the line, in brackets. */
  readonly unit: string;
}

/** A title that ends in a line to write on. */
export function readTitleBlank(text: string): TitleBlank | undefined {
  const masked = maskEscapes(text);
  const match = AT_END.exec(masked) ?? DAY.exec(masked) ?? WITH_UNIT.exec(masked);
  if (!match || match.index === 0) return undefined;
  const unit = match[1] ? (/^[\x20-\x7f]+$/.test(match[1]) ? ` (${match[1]})` : `（${match[1]}）`) : '';
  return { before: text.slice(0, match.index).trim(), cut: match[0].trim(), unit };
}
