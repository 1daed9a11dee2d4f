/** What makes a spreadsheet run a text as a formula, as in files: in full width too. */
const RUNS_AS_FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /["\t\r\n]/;

export interface CopiedCell {
  readonly text: string;
  /** A number is no formula, whatever it begins with. */
  readonly isNumber: boolean;
  readonly isHead?: boolean;
  readonly isBold?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** Below a cell that reaches over several: a text keeps its place empty, a table has none there. */
  readonly isCovered?: boolean;
}

const harmless = ({ text, isNumber }: CopiedCell) => (!isNumber && RUNS_AS_FORMULA.test(text) ? `'${text}` : text);

/** Lines of cells, as a spreadsheet takes them from the clipboard. */
export function copiedText(lines: readonly (readonly CopiedCell[])[]): string {
  const cell = (one: CopiedCell) => {
    const text = one.isCovered ? '' : harmless(one);
    return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return lines.map(line => line.map(cell).join('\t')).join('\r\n');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign]!);

/** The same as a table. Excel takes this one before the text, and would run its formulas as well; `@` tells it that a text is one. */
export function copiedTable(lines: readonly (readonly CopiedCell[])[], tableStyle = ''): string {
  const cell = (one: CopiedCell) => {
    if (one.isCovered) return '';
    const tag = one.isHead ? 'th' : 'td';
    const spans = `${span('colspan', one.columns)}${span('rowspan', one.rows)}`;
    const looks = [
      ...(one.isNumber ? [] : ["mso-number-format:'\\@'"]),
      ...(tableStyle ? [CELL_STYLE, one.isHead ? HEAD_STYLE : '', `text-align:${alignOf(one)}`] : []),
      ...(one.isBold ? ['font-weight:bold'] : []),
    ].filter(Boolean);
    const style = looks.length > 0 ? ` style="${looks.join(';')}"` : '';
    return `<${tag}${spans}${style}>${escaped(harmless(one)).replaceAll(/\r\n|\r|\n/g, '<br>')}</${tag}>`;
  };
  const opening = tableStyle ? `<table style="${tableStyle}">` : '<table>';
  return `${opening}${lines.map(line => `<tr>${line.map(cell).join('')}</tr>`).join('')}</table>`;
}

/** What Word and PowerPoint keep of a look: they read styles of the cells and no sheet. */
const CELL_STYLE = 'border:1px solid #cbc6ba;padding:3px 8px;vertical-align:middle';
const HEAD_STYLE = 'background:#f3f1ea;font-weight:normal';
const alignOf = ({ isNumber, isHead, columns = 1 }: CopiedCell) =>
  isNumber ? 'right' : isHead && columns > 1 ? 'center' : 'left';

const span = (name: string, count = 1) => (count > 1 ? ` ${name}="${count}"` : '');
