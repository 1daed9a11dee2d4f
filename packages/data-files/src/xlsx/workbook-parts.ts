import { columnLetters, quotedSheet } from './cell-reference.ts';
import { XML_START, xmlText } from './xml-text.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet that was written. */
export interface WrittenSheet {
  readonly name: string;
  readonly filter?: { readonly columns: number; readonly firstRow: number; readonly lastRow: number };
}

export const packageRelations = `${XML_START}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbookXml(sheets: readonly WrittenSheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  // Excel keeps a filter's range under this name too, and looks for it there.
  const filters = sheets.flatMap(({ name, filter }, index) =>
    filter
      ? `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${xmlText(quotedSheet(name))}!${absoluteRange(filter)}</definedName>`
      : [],
  );
  return [
    `${XML_START}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><bookViews><workbookView activeTab="0"/></bookViews>`,
    `<sheets>${listed.join('')}</sheets>`,
    filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : '',
    '</workbook>',
  ].join('');
}

export function filterRange({ columns, firstRow, lastRow }: NonNullable<WrittenSheet['filter']>): string {
  return `A${firstRow}:${columnLetters(columns - 1)}${lastRow}`;
}

function absoluteRange({ columns, firstRow, lastRow }: NonNullable<WrittenSheet['filter']>): string {
  return `$A$${firstRow}:$${columnLetters(columns - 1)}$${lastRow}`;
}

export function workbookRelations(sheets: number): string {
  const parts = [
    ...Array.from({ length: sheets }, (_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ];
  const relations = parts.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `${XML_START}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`;
}

export function contentTypes(sheets: number): string {
  const overrides = [
    ['/xl/workbook.xml', 'sheet.main'],
    ...Array.from({ length: sheets }, (_, index) => [`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet']),
    ['/xl/styles.xml', 'styles'],
    ['/xl/sharedStrings.xml', 'sharedStrings'],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/>`);
  return `${XML_START}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}
