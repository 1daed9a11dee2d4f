/** What makes a spreadsheet run a text as a formula, as in files: in full width too. */
const RUNS_AS_FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /["\t\r\n]/;

export interface CopiedCell {
  readonly text: string;
  /** A number is no formula, whatever it begins with. */
  readonly isNumber: boolean;
}

const harmless = ({ text, isNumber }: CopiedCell) => (!isNumber && RUNS_AS_FORMULA.test(text) ? `'${text}` : text);

/** Lines of cells, as a spreadsheet takes them from the clipboard. */
export function copiedText(lines: readonly (readonly CopiedCell[])[]): string {
  const cell = (one: CopiedCell) => {
    const text = harmless(one);
    return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return lines.map(line => line.map(cell).join('\t')).join('\r\n');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign]!);

/** The same as a table. Excel takes this one before the text, and would run its formulas as well; `@` tells it that a text is one. */
export function copiedTable(lines: readonly (readonly CopiedCell[])[]): string {
  const cell = (one: CopiedCell) =>
    one.isNumber
      ? `<td>${escaped(one.text)}</td>`
      : `<td style="mso-number-format:'\\@'">${escaped(harmless(one)).replaceAll(/\r\n|\r|\n/g, '<br>')}</td>`;
  return `<table>${lines.map(line => `<tr>${line.map(cell).join('')}</tr>`).join('')}</table>`;
}
