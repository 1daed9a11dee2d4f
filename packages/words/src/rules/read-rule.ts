import { normalForm } from '../cutting/normal-form.ts';
import { piecesOf } from '../cutting/pieces.ts';
import { type Rule, type RuleElement, type RuleProblem, ruleLimits } from './rule.ts';

export type ReadRule = { readonly rule: Rule } | { readonly problem: RuleProblem; readonly at: number };

/**
 * Reads a rule: words beside each other must all stand in an answer, `|` is or, `-` before a word keeps answers out, brackets group, quotes hold a
 * phrase together; `*` is any letters of a word, or up to six words between two, `?` is one; `=` asks for a whole word. No regular expressions: whoever
 * writes a rule can make it wrong, but not slow.
 *
 * @example
 * readRule('(慢 | "too slow') // { problem: 'open-quote', at: 5 }
 */
export function readRule(text: string): ReadRule {
  try {
    return { rule: new RuleReader(text).read() };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem, at: error.at };
    throw error;
  }
}

class Refused extends Error {
  readonly problem: RuleProblem;
  readonly at: number;

  constructor(problem: RuleProblem, at: number) {
    super(problem);
    this.problem = problem;
    this.at = at;
  }
}

const SPACE = /[\s\u3000]/u;
const OR = /[|｜]/u;
const NOT = /[-－−]/u;
const OPEN = /[(（]/u;
const CLOSE = /[)）]/u;
const QUOTE = /["“”＂]/u;
const WHOLE = /[=＝]/u;

class RuleReader {
  readonly #text: string;
  #at = 0;
  #terms = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Rule {
    if (this.#text.length > ruleLimits.letters) throw new Refused('too-long', ruleLimits.letters);
    const rule = this.#any(0);
    if (this.#at < this.#text.length) throw new Refused('stray-bracket', this.#at);
    return rule;
  }

  #any(depth: number): Rule {
    if (depth > ruleLimits.depth) throw new Refused('too-deep', this.#at);
    const parts = [this.#all(depth)];
    while (this.#takes(OR)) parts.push(this.#all(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'any', parts };
  }

  #all(depth: number): Rule {
    const [parts, excluded]: [Rule[], Rule[]] = [[], []];
    const start = this.#at;
    for (this.#skip(); this.#at < this.#text.length && !this.#sees(OR) && !this.#sees(CLOSE); this.#skip()) {
      const isExcluded = this.#takes(NOT);
      (isExcluded ? excluded : parts).push(this.#unit(depth));
    }
    if (parts.length === 0) throw new Refused(excluded.length > 0 ? 'only-excludes' : 'empty', start);
    return parts.length === 1 && excluded.length === 0 ? parts[0]! : { kind: 'all', parts, excluded };
  }

  #unit(depth: number): Rule {
    const start = this.#at;
    if (this.#takes(OPEN)) {
      const rule = this.#any(depth + 1);
      if (!this.#takes(CLOSE)) throw new Refused('open-bracket', start);
      return rule;
    }
    if (++this.#terms > ruleLimits.terms) throw new Refused('too-many-terms', start);
    const isWhole = this.#takes(WHOLE);
    const isQuoted = this.#takes(QUOTE);
    const from = this.#at;
    while (this.#at < this.#text.length && !this.#isEnd(isQuoted)) this.#at++;
    const written = this.#text.slice(from, this.#at);
    if (isQuoted && !this.#takes(QUOTE)) throw new Refused('open-quote', start);
    return { kind: 'term', elements: elementsOf(written, start), isWhole };
  }

  #isEnd(isQuoted: boolean): boolean {
    if (isQuoted) return this.#sees(QUOTE);
    return [SPACE, OR, OPEN, CLOSE, QUOTE].some(sign => this.#sees(sign));
  }

  #sees(sign: RegExp): boolean {
    return sign.test(this.#text[this.#at] ?? '');
  }

  #takes(sign: RegExp): boolean {
    if (!QUOTE.test(this.#text[this.#at - 1] ?? '') || !this.#sees(QUOTE)) this.#skipUnless(sign);
    if (!this.#sees(sign)) return false;
    this.#at++;
    return true;
  }

  #skipUnless(sign: RegExp): void {
    if (sign !== QUOTE) this.#skip();
  }

  #skip(): void {
    while (this.#sees(SPACE)) this.#at++;
  }
}

/** Letters with wildcards among them are one word; a wildcard alone is a gap. */
const WILD = /[\p{Script=Latin}\p{N}'’]*[*＊?？][\p{Script=Latin}\p{N}'’*＊?？]*/gu;

function elementsOf(written: string, at: number): RuleElement[] {
  const elements: RuleElement[] = [];
  let from = 0;
  for (const { 0: wild, index } of written.matchAll(WILD)) {
    elements.push(...plainElements(written.slice(from, index)), ...wildElements(wild));
    from = index + wild.length;
  }
  elements.push(...plainElements(written.slice(from)));
  if (elements.length === 0) throw new Refused('empty', at);
  if (elements.every(({ kind }) => kind === 'gap' || kind === 'one')) throw new Refused('only-wildcards', at);
  if (elements.length > ruleLimits.elements) throw new Refused('too-long', at);
  return elements;
}

function plainElements(text: string): RuleElement[] {
  return [...piecesOf(text)].flatMap(({ kind, text: piece }): RuleElement[] => {
    if (kind === 'han') return Array.from(piece, sign => ({ kind: 'sign', text: sign }));
    const lower = small(piece);
    return [kind === 'word' ? { kind: 'word', text: lower, form: normalForm(lower) } : { kind: 'sign', text: lower }];
  });
}

function wildElements(wild: string): RuleElement[] {
  const text = small(wild);
  if (/[^*?]/.test(text)) return [{ kind: 'glob', text }];
  return Array.from(text, (sign): RuleElement => ({ kind: sign === '*' ? 'gap' : 'one' }));
}

const small = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replaceAll('\uFE0F', '');
