import type { CheckedFile, CheckPerson, MendedLines, NewRespondent } from '@wenshu/api-contract';
import { languages } from '@wenshu/texts';
import { identityTexts } from '@wenshu/texts/collect/identity';
import { linkFileTexts } from '@wenshu/texts/collect/link-files';
import { respondentTemplateTexts } from '@wenshu/texts/collect/respondent-template';

/** Of everybody, in the order of the template. */
export const usualColumns = ['name', 'mobile', 'email', 'group', 'labels'] as const;
type UsualColumn = (typeof usualColumns)[number];
/** What our own file of links tells besides the person: read back, it is nobody's attribute. */
const TOLD = '';
const CUSTOM = 'custom.';
const LABEL_SEPARATORS = /[,，;；、]/;

type Draft = CheckedFile['lines'][number]['respondent'];
type Column = CheckedFile['columns'][number];
export type BadLine = CheckedFile['lines'][number];

/** What a list asks of its people. */
export interface PeopleKind {
  readonly check: CheckPerson;
  /** Headings of the column by which they are called, where that is no name. */
  readonly nicknames?: readonly string[];
}

export interface ReadLines {
  readonly columns: readonly Column[];
  readonly people: readonly { readonly line: number; readonly draft: Draft }[];
}

/** One person a line, missing data left blank (P5.32). Undefined when the columns cannot be told: two of one name, or one whose name is no word. */
export function readLines(
  rows: readonly (readonly string[])[],
  source: 'file' | 'pasted',
  nicknames: readonly string[] = [],
): ReadLines | undefined {
  const first = rows.findIndex(isFilled);
  const named = nicknamesFirst(withOtherWords((rows[first] ?? []).map(columnOf)), nicknames);
  // Whoever pastes lines often has no headings; a sheet always does, if only words of its own.
  const hasHeadings = source === 'file' || named.some(({ field }) => isUsual(field));
  const columns = hasHeadings ? named : usualColumns.map(field => ({ heading: '', field }));
  const fields = columns.map(({ field }) => field).filter(field => field !== TOLD);
  if (new Set(fields).size < fields.length || fields.includes(CUSTOM)) return undefined;
  const people = rows
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row, line }) => isFilled(row) && !(hasHeadings && line === first + 1))
    .map(({ row, line }) => ({ line, draft: draftOf(columns, row) }));
  return { columns: columns.filter(({ heading, field }) => heading !== '' || field !== TOLD), people };
}

/** Those who can be added, with what was mended in its place, and those who cannot. */
export function sortLines(
  { people }: ReadLines,
  check: CheckPerson,
  mended: MendedLines = [],
): { readonly good: readonly NewRespondent[]; readonly bad: readonly BadLine[] } {
  const byLine = new Map(mended.map(({ line, respondent }) => [line, respondent]));
  const good: NewRespondent[] = [];
  const bad: BadLine[] = [];
  for (const { line, draft } of people) {
    const checked = check(byLine.get(line) ?? draft);
    if ('respondent' in checked) good.push(checked.respondent);
    else bad.push({ line, respondent: draft, faults: [...checked.faults] });
  }
  return { good, bad };
}

const isFilled = (row: readonly string[]) => row.some(cell => cell !== '');
const isUsual = (field: string): field is UsualColumn => (usualColumns as readonly string[]).includes(field);

/** Capitals, blanks and dashes do not matter: "e-mail" is "Email". */
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/** In either language, whoever fills the sheet in; and as our own file of links calls them. */
const known: ReadonlyMap<string, UsualColumn | typeof TOLD> = new Map(
  languages.flatMap(language => {
    const { fields, group, labels } = identityTexts[language];
    const { heads } = linkFileTexts[language];
    const own = { name: heads.person, mobile: heads.mobile, email: heads.email };
    const told = [heads.number, heads.address, heads.status, heads.views];
    return [
      ...[{ ...fields, group, labels }, own].flatMap(Object.entries).map(([field, heading]) => [heading, field]),
      ...told.map(heading => [heading, TOLD]),
    ].map(([heading, field]) => [plain(heading!), field as UsualColumn] as const);
  }),
);

const otherWords: ReadonlyMap<string, UsualColumn> = new Map(
  languages.flatMap(language =>
    Object.entries(respondentTemplateTexts[language].otherHeadings).flatMap(([field, words]) =>
      words.split(/[,、]/).map(word => [plain(word), field as UsualColumn] as const),
    ),
  ),
);

/** “手机” is the number: a column that is called so is one where nothing else is; the second of two stays a field of one's own. */
function withOtherWords(columns: readonly Column[]): readonly Column[] {
  const taken = new Set(columns.map(({ field }) => field));
  return columns.map(column => {
    const meant = column.field.startsWith(CUSTOM) ? otherWords.get(plain(column.heading)) : undefined;
    if (meant === undefined || taken.has(meant)) return column;
    taken.add(meant);
    return { ...column, field: meant };
  });
}

/** A heading that no field has is a field of the list's own; what a field's name cannot have (a blank, a dash) becomes an underscore. */
function columnOf(heading: string): Column {
  if (heading === '') return { heading, field: TOLD };
  return { heading, field: known.get(plain(heading)) ?? `${CUSTOM}${fieldNameOf(heading)}` };
}

const fieldNameOf = (heading: string) => heading.replaceAll(/[^\p{L}\p{Nd}_]+/gu, '_').replaceAll(/^_+|_+$/g, '');

/** Where people go by their nicknames, a column of these is what they are called; one of names beside it is a field of its own. */
function nicknamesFirst(columns: readonly Column[], nicknames: readonly string[]): readonly Column[] {
  const words = nicknames.map(plain);
  const isNickname = ({ heading }: Column) => words.includes(plain(heading));
  if (!columns.some(isNickname)) return columns;
  return columns.map(column => {
    if (isNickname(column)) return { ...column, field: 'name' };
    return column.field === 'name' ? { ...column, field: `${CUSTOM}${fieldNameOf(column.heading)}` } : column;
  });
}

function draftOf(columns: readonly Column[], row: readonly string[]): Draft {
  const cells = columns.map(({ field }, at) => [field, row[at] ?? ''] as const).filter(([, cell]) => cell !== '');
  const cellOf = (column: UsualColumn) => cells.find(([field]) => field === column)?.[1] ?? '';
  return {
    name: cellOf('name'),
    mobile: cellOf('mobile'),
    email: cellOf('email'),
    group: cellOf('group'),
    labels: cellOf('labels')
      .split(LABEL_SEPARATORS)
      .map(label => label.trim())
      .filter(Boolean),
    // Made of entries: a column may be called anything, also what every object has.
    custom: Object.fromEntries(
      cells.filter(([field]) => field.startsWith(CUSTOM)).map(([field, cell]) => [field.slice(CUSTOM.length), cell]),
    ),
  };
}
