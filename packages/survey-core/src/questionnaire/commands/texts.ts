import { limits } from '../../limits.ts';
import { checkRichText } from '../../rich-text/check-rich-text.ts';
import { isLink } from '../../rich-text/whitelist.ts';
import type { RichText } from '../../rich-text.ts';
import { isFileAddress } from '../../settings/is-file-address.ts';
import type { EditProblem } from '../edit-problem.ts';

interface TextRules {
  readonly max?: number;
  readonly isRequired?: boolean;
}

/** What is wrong with a text that an edit brings. */
export function checkText(text: RichText | undefined, id?: string, rules: TextRules = {}): EditProblem | undefined {
  const found = text && checkRichText(text, rules);
  if (!found) return undefined;
  const at = id === undefined ? {} : { id };
  if (found.problem === 'text-too-long') return { problem: found.problem, ...at, detail: { max: found.max } };
  if (found.problem === 'rich-text-refused')
    return { problem: found.problem, ...at, detail: { reason: found.reason.problem, name: found.reason.name ?? '' } };
  return { problem: found.problem, ...at };
}

/** Texts of options and rows: a line each. */
export const LINE: TextRules = { max: limits.lineLength };

const NAME = /^[\p{L}\p{Nd}_]+$/u;

/** Names that differ in more than blanks around them and capitals. */
export class NameSet {
  readonly #names: Set<string>;

  constructor(names: Iterable<string>) {
    this.#names = new Set([...names].map(comparable));
  }

  has(name: string): boolean {
    return this.#names.has(comparable(name));
  }

  /** Whether it was not there yet. */
  add(name: string): boolean {
    return this.#names.size < this.#names.add(comparable(name)).size;
  }
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}

/** Names are letters, digits and underscores of any script, and not used twice among their siblings. */
export function checkName(name: string, id: string, others: NameSet): EditProblem | undefined {
  if (name.trim() === '') return { problem: 'name-empty', id };
  if (!NAME.test(name.trim())) return { problem: 'name-not-allowed', id };
  if ([...name].length > limits.groupName) return { problem: 'text-too-long', id, detail: { max: limits.groupName } };
  return others.has(name) ? { problem: 'name-duplicated', id } : undefined;
}

/** Labels: names of 1 to 20 characters. */
export function checkLabel(label: string, id: string): EditProblem | undefined {
  const { min, max } = limits.labelLength;
  const length = [...label.trim()].length;
  if (length < min || length > max) return { problem: 'label-length-wrong', id, detail: { min, max } };
  return NAME.test(label.trim()) ? undefined : { problem: 'name-not-allowed', id };
}

/** Pictures of a survey's looks are held to the same as those in settings. */
export function checkPicture(address: string | undefined, id?: string): EditProblem | undefined {
  if (address === undefined || isFileAddress(address)) return undefined;
  return { problem: 'picture-address-wrong', ...(id !== undefined && { id }) };
}

export function checkAddress(url: string, id?: string): EditProblem | undefined {
  return isLink(url) ? undefined : { problem: 'url-wrong', ...(id !== undefined && { id }) };
}
