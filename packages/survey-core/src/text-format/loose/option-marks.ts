/** What stands before an option: a letter, a ringed number, a box to tick, a bullet. */
const BOX = '[□☐☑▢⬜◻❏❑]';
const CIRCLE = '[○◯●◎⚪⭕〇]';
const RINGED = '[①-⑳❶-❿]';
const ONE =
  `${BOX}|${CIRCLE}|${RINGED}|\\[\\s*[xX√✓]?\\s*\\]|[（(]\\s*[)）]|[A-Za-z]\\s*[.．、:：)）](?!\\S*[.．][A-Za-z])|` +
  '[（(][A-Za-z][)）]|[•·‣▪■◦∙◆◇►▶➢✓√]';
const MARK = new RegExp(`^(?:(?:${ONE})\\s*|[-–—*+]\\s+|[-–—](?=[\\p{Script=Han}A-Za-z]))`, 'u');
const INLINE = new RegExp(
  `(?:${BOX}|${CIRCLE}|${RINGED})\\s*|(?:^|\\s)(?:\\[\\s*\\]|[（(]\\s*[)）]|[•·▪])\\s*|(?:^|[\\s，,；;])(?:[（(]?([A-Z])\\s*[.．、:：)）]|[（(]?(\\d{1,2})\\s*(?:[、．)）]|\\.(?!\\d)))\\s*`,
  'gu',
);

export type MarkKind = 'box' | 'circle' | 'other';

export interface MarkedOption {
  readonly kind: MarkKind;
  readonly rest: string;
}

/** The option behind its mark, and behind a second one: "□ A. Tea". */
export function readOptionMark(text: string): MarkedOption | undefined {
  const match = MARK.exec(text);
  if (!match || match[0].length === text.length) return undefined;
  const rest = text.slice(match[0].length);
  const again = MARK.exec(rest);
  return {
    kind: kindOf(match[0]),
    rest: (again && again[0].length < rest.length ? rest.slice(again[0].length) : rest).trim(),
  };
}

/** One of the marks that say how many may be chosen: boxes take several, circles one. */
export function kindOf(mark: string): MarkKind {
  if (new RegExp(`^(?:${BOX}|\\[)`, 'u').test(mark)) return 'box';
  return new RegExp(`^${CIRCLE}`, 'u').test(mark) ? 'circle' : 'other';
}

export interface InlineOptions {
  /** What stands before the first of them. */
  readonly before: string;
  readonly options: readonly string[];
  readonly kind: MarkKind;
}

/** Options that stand in one line, each behind its mark: "A. Tea  B. Coffee", "□男 □女", "1. 是 2. 否". */
export function readInlineOptions(text: string): InlineOptions | undefined {
  const found = [...text.matchAll(INLINE)];
  // Letters and numbers count upwards from the first; otherwise they are part of the text: "vitamin C. Or".
  const counted = (group: 1 | 2, at: (word: string) => number) => {
    const run: RegExpExecArray[] = [];
    for (const match of found) if (match[group] && at(match[group]) === run.length) run.push(match);
    return run;
  };
  const marks = [
    found.filter(match => !match[1] && !match[2]),
    counted(1, letter => letter.charCodeAt(0) - 65),
    counted(2, number => Number(number) - 1),
  ].reduce((best, one) => (one.length > best.length ? one : best));
  const [first] = marks;
  if (!first || marks.length < 2) return undefined;
  const options = marks.map((mark, index) =>
    text
      .slice(mark.index + mark[0].length, marks[index + 1]?.index)
      .replace(/[\s，,；;]+$/, '')
      .trim(),
  );
  if (options.some(option => option === '')) return undefined;
  const bare = options.map(option => readOptionMark(option)?.rest ?? option);
  return { before: text.slice(0, first.index).trim(), options: bare, kind: kindOf(first[0].trim()) };
}
