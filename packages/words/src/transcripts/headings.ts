import type { LineReason } from './turn.ts';

const RULE = /^[-=_*~—–·•#\s]{3,}$/u;
const PAGE =
  /^(?:第\s?\d{1,4}\s?页(?:\s?[/／共]{0,2}\s?\d{1,4}\s?页?)?|page\s\d{1,4}(?:\s(?:of|\/)\s\d{1,4})?|-\s?\d{1,4}\s?-)$/iu;
const MARKED = /^#{1,6}\s/u;
const NUMBERED =
  /^(?:第\s?[一二三四五六七八九十\d]{1,3}\s?(?:部分|章|节|阶段|环节|单元|场)|[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[)）]|(?:part|section|chapter|topic|block|session)\s[\divxa-f]{1,4}\b)/iu;
const LONGEST = 60;

/** What a line is that nobody says: a heading, a rule, the number of a page. A numbered one only where it stands alone above a speaker. */
export function headingReason(line: string, standsAlone: boolean): LineReason | undefined {
  if (line.length > LONGEST) return undefined;
  if (RULE.test(line)) return 'rule';
  if (PAGE.test(line)) return 'page';
  if (MARKED.test(line)) return 'heading';
  return standsAlone && NUMBERED.test(line) && !/[。！？!?.，,；;]$/u.test(line) ? 'heading' : undefined;
}
