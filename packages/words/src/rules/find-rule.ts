import type { Span } from '../counting/concordance.ts';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { normalForm } from '../cutting/normal-form.ts';
import { type SignToken, signTokens } from '../cutting/sign-tokens.ts';
import { GAP, type Rule, type RuleElement, type RuleTerm } from './rule.ts';

/** An answer as rules read it: once, for many of them. */
export interface RuleText {
  readonly tokens: readonly SignToken[];
}

/**
 * Reads an answer for rules.
 *
 * @example
 * textForRules('太贵了', 'zh').tokens.length // 3
 */
export function textForRules(text: string, language: WordsLanguage): RuleText {
  return { tokens: signTokens(text, language) };
}

/**
 * Where a rule finds something in an answer, or nothing where the answer is not its. Takes at most letters of the answer times elements of the rule.
 *
 * @example
 * findRule(readRule('客服 (慢 | 差) -"不 差"').rule, textForRules('客服有点慢', 'zh')) // [{ start: 0, end: 2 }, { start: 4, end: 5 }]
 */
export function findRule(rule: Rule, text: RuleText): Span[] | undefined {
  const spans = spansOf(rule, text);
  return spans?.sort((a, b) => a.start - b.start || a.end - b.end);
}

function spansOf(rule: Rule, text: RuleText): Span[] | undefined {
  if (rule.kind === 'term') {
    const spans = findTerm(rule, text.tokens);
    return spans.length > 0 ? spans : undefined;
  }
  const found = rule.parts.map(part => spansOf(part, text));
  if (rule.kind === 'any')
    return found.every(spans => spans === undefined) ? undefined : found.flatMap(spans => spans ?? []);
  if (found.includes(undefined) || rule.excluded.some(part => spansOf(part, text))) return undefined;
  return found.flatMap(spans => spans ?? []);
}

/** Places that do not overlap, from left to right, the shortest at each. */
function findTerm({ elements, isWhole }: RuleTerm, tokens: readonly SignToken[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (isWhole && !tokens[from]!.begins) continue;
    const end = endOf(elements, tokens, from, isWhole);
    if (end === undefined) continue;
    spans.push({ start: tokens[from]!.start, end: tokens[end - 1]!.end });
    from = end - 1;
  }
  return spans;
}

/** Follows all ways at once: how far each has come, and how wide its gap is. So nothing is tried twice. */
function endOf(
  elements: readonly RuleElement[],
  tokens: readonly SignToken[],
  from: number,
  isWhole: boolean,
): number | undefined {
  // By element: how many tokens its gap has taken; a way that took fewer can do all that one that took more can.
  let ways = new Map<number, number>([[0, 0]]);
  for (let at = from; at <= tokens.length && ways.size > 0; at++) {
    openGaps(ways, elements);
    if (ways.has(elements.length) && (!isWhole || at === from || tokens[at - 1]!.ends)) return at;
    ways = stepWays(ways, elements, tokens[at]);
  }
  return undefined;
}

/** A gap may be empty, unless it is first: then it is left out. */
function openGaps(ways: Map<number, number>, elements: readonly RuleElement[]): void {
  for (const place of [...ways.keys()].sort((a, b) => a - b))
    for (let next = place; elements[next]?.kind === 'gap'; next++) if (!ways.has(next + 1)) ways.set(next + 1, 0);
}

function stepWays(
  ways: ReadonlyMap<number, number>,
  elements: readonly RuleElement[],
  token: SignToken | undefined,
): Map<number, number> {
  const next = new Map<number, number>();
  if (!token) return next;
  const keep = (place: number, width: number) => next.set(place, Math.min(width, next.get(place) ?? width));
  for (const [place, width] of ways) {
    const element = elements[place];
    if (!element) continue;
    if (element.kind === 'gap') {
      if (width < GAP && !SENTENCE_END.test(token.text)) keep(place, width + 1);
    } else if (fits(element, token)) keep(place + 1, 0);
  }
  return next;
}

const SENTENCE_END = /^[。！？!?；;.]+$/u;

function fits(element: RuleElement, token: SignToken): boolean {
  if (element.kind === 'one') return !token.isSign;
  if (element.kind === 'sign') return token.text === element.text;
  if (element.kind === 'word') return token.text === element.text || normalForm(token.text) === element.form;
  return element.kind === 'glob' && fitsGlob(element.text, token.text);
}

/** The last star is gone back to, no earlier one: what they took fits as well wherever the next one begins. */
function fitsGlob(pattern: string, text: string): boolean {
  let [at, place, star, taken] = [0, 0, -1, 0];
  while (at < text.length) {
    if (place < pattern.length && (pattern[place] === '?' || pattern[place] === text[at]) && pattern[place] !== '*') {
      at++;
      place++;
    } else if (pattern[place] === '*') {
      star = place++;
      taken = at;
    } else if (star >= 0) {
      place = star + 1;
      at = ++taken;
    } else return false;
  }
  while (pattern[place] === '*') place++;
  return place === pattern.length;
}
