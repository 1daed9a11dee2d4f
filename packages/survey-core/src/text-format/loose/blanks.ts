import type { DraftItem } from '../draft-question.ts';
import { maskEscapes, unescapeLine } from '../escaping.ts';

const AT_END = /(?<![_＿])[_＿]{2,}\s*[)）]?\s*[*＊]?$/;
const ASKED_FOR =
  /^(?:其他|其它|别的|other|others).*(?:注明|说明|填写|具体|specify|describe|state)\s*[)）]?\s*[:：]?$/i;
/** "____年____月____日" */
const DAY = /(?<![_＿])[_＿]{2,}\s*年\s*[_＿]+\s*月(?:\s*[_＿]+\s*日)?$/;
/** "______岁": what is written has a unit. */
const WITH_UNIT = /(?<![_＿])[_＿]{2,}\s*([\p{L}%￥]{1,8})[。.]?$/u;
/** What leads to a line to write on. */
const LEADS = /[\s:：（(]$/;

/** An option, and whether something can be written behind it: "其他____", "Other (please specify)". */
export function readItem(text: string, isGuarded = false): DraftItem {
  const whole = text.trim();
  const match = (isGuarded ? /_{3,}$/ : AT_END).exec(maskEscapes(whole));
  if (!match || match.index === 0) return { title: unescapeLine(whole), hasBlank: !isGuarded && ASKED_FOR.test(whole) };
  const before = whole.slice(0, match.index);
  return { title: unescapeLine(isGuarded ? before.trimEnd() : withoutLead(before)), hasBlank: true };
}

/** Character by character: a pattern for it takes cubic time on a line of spaces. */
function withoutLead(text: string): string {
  let end = text.length;
  while (end > 0 && LEADS.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
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
  const whole = text.trim();
  const masked = maskEscapes(whole);
  const match = AT_END.exec(masked) ?? DAY.exec(masked) ?? WITH_UNIT.exec(masked);
  const before = match ? withoutLead(whole.slice(0, match.index)) : '';
  if (!match || before === '') return undefined;
  const unit = match[1] ? (/^[\x20-\x7f]+$/.test(match[1]) ? ` (${match[1]})` : `（${match[1]}）`) : '';
  return { before, cut: match[0], unit };
}
