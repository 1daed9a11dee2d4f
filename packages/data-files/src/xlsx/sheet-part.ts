import { columnLetters, quotedSheet } from './cell-reference.ts';
import type { SheetOptions, XlsxLink } from './xlsx-cell.ts';
import { XML_START, xmlText } from './xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Excel repairs a sheet that has more; further cells keep their text without leading anywhere. */
const MAX_LINKS = 65_530;
const MAX_URL_LENGTH = 2_079;
/** Not file: or \\host\share, which would tell the reader's password hash to whoever wrote the answer. */
const HARMLESS_URL = /^(?:https?:\/\/|mailto:)/i;

/** What stands in front of the first row. */
export function sheetStart({ columns = [], header = [], frozen = {}, isPrintedWide }: SheetOptions): string {
  const { rows = header.length, columns: left = 0 } = frozen;
  const widths = columns.map(({ width, style }, index) => {
    const look = style === undefined ? '' : ` style="${style}"`;
    return `<col min="${index + 1}" max="${index + 1}" width="${width ?? 10}" customWidth="${width === undefined ? 0 : 1}"${look}/>`;
  });
  return [
    `${XML_START}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    isPrintedWide ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '',
    `<sheetViews><sheetView workbookViewId="0">${frozenXml(rows, left)}</sheetView></sheetViews>`,
    widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '',
    '<sheetData>',
  ].join('');
}

function frozenXml(rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return '';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  return `<pane${split} topLeftCell="${columnLetters(columns)}${rows + 1}" activePane="${pane}" state="frozen"/><selection pane="${pane}"/>`;
}

/** What was met among the cells and stands behind the last row, and in a file beside the sheet. */
export function sheetExtras() {
  const merges: string[] = [];
  const links: string[] = [];
  const outside: string[] = [];

  return {
    merge(column: number, row: number, across: number, down: number): void {
      merges.push(`${columnLetters(column)}${row}:${columnLetters(column + across - 1)}${row + down - 1}`);
    },
    link(reference: string, link: XlsxLink): void {
      if (links.length >= MAX_LINKS) return;
      if ('sheet' in link) {
        const place = `${quotedSheet(link.sheet)}!${link.cell ?? 'A1'}`;
        links.push(`<hyperlink ref="${reference}" location="${xmlText(place)}"/>`);
      } else if (HARMLESS_URL.test(link.url) && link.url.length <= MAX_URL_LENGTH) {
        outside.push(xmlText(link.url));
        links.push(`<hyperlink ref="${reference}" r:id="rId${outside.length}"/>`);
      }
    },
    /** The order of these elements is Excel's: it refuses any other. */
    endXml(filter: string | undefined, isPrintedWide = false): string {
      return [
        '</sheetData>',
        filter === undefined ? '' : `<autoFilter ref="${filter}"/>`,
        merges.length === 0
          ? ''
          : `<mergeCells count="${merges.length}">${merges.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`,
        links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`,
        isPrintedWide ? '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' : '',
        '</worksheet>',
      ].join('');
    },
    relationsXml(): string | undefined {
      if (outside.length === 0) return undefined;
      const relations = outside.map(
        (url, index) =>
          `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/hyperlink" Target="${url}" TargetMode="External"/>`,
      );
      return `${XML_START}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
    },
  };
}
