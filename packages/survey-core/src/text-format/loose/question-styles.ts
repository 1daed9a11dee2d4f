import type { Line } from './lines.ts';
import type { NumberStyle } from './numbers.ts';

/** A line and its place among all, to look at what stands around it. */
interface Placed {
  readonly line: Line;
  readonly at: number;
}

/** The ways in which the questions are numbered; the other ones number options or sections. */
export function questionStyles(lines: readonly Line[]): NumberStyle[] {
  const numbered = lines.flatMap((line, at) => (line.numbered && !isInlineRow(line) ? [{ line, at }] : []));
  const of = (style: NumberStyle) => numbered.filter(({ line }) => line.numbered!.style === style);
  const codes = (['code', 'letter-code'] as const).filter(style => of(style).length > (style === 'code' ? 0 : 1));
  if (codes.length > 0) return [...codes];
  const arabicStyles: readonly NumberStyle[] = ['dot', 'paren', 'bracket'];
  const style = numbered.map(({ line }) => line.numbered!.style).find(one => arabicStyles.includes(one));
  const arabic = style && !areOptions(of(style), lines) ? style : undefined;
  if (of('chinese').length === 0) return arabic ? [arabic] : [];
  if (!arabic) return ['chinese'];
  // "一、" heads sections when the lines with figures ask, and questions when those are their options.
  const asking = of(arabic).filter(one => isAsking(one, lines)).length;
  return asking * 3 >= of(arabic).length ? [arabic] : ['chinese'];
}

/** "1. 是  2. 否": both stand in one line, so the number is no question's. */
export function isInlineRow({ inline, numbered }: Line): boolean {
  return inline !== undefined && inline.before === '' && numbered?.number === 1;
}

/** They begin anew below lines that ask and have no number: then they number options. */
function areOptions(numbered: readonly Placed[], lines: readonly Line[]): boolean {
  const firsts = numbered.filter(({ line }) => line.numbered!.number === 1);
  const below = firsts.filter(({ at }) => {
    const before = lines[at - 1];
    return before?.asks && !before.numbered;
  });
  return below.length > 0 && below.length * 2 > firsts.length;
}

function isAsking({ line, at }: Placed, lines: readonly Line[]): boolean {
  const next = lines[at + 1];
  const hasAnswers = line.inline ?? next?.option ?? next?.inline;
  return line.asks || /[:：]$|[_＿]{2,}$/.test(line.text) || hasAnswers !== undefined;
}
