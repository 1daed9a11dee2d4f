import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Base, Head, Note, NumberFormat, Table, TableCell } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { starsOf } from '../../exhibit/stars.ts';
import type { PresentContext } from '../kind.ts';

interface PlainColumn {
  readonly id: string;
  readonly text: string;
  readonly format: NumberFormat;
  /** Columns beside each other of the same group have a head in common. */
  readonly group?: string;
}

/** A table of figures as statisticians know them: a column each with its own format. */
export interface PlainTable {
  /** Stable within its kind: files, reports and named calls point at it. */
  readonly id: string;
  readonly title: string;
  readonly base: Base;
  readonly columns: readonly PlainColumn[];
  readonly rows: readonly {
    readonly id: string;
    readonly text: string;
    readonly role?: Head['role'];
    readonly nameAs?: string;
    /** Rows below each other of the same group have a head in common. */
    readonly group?: string;
    /** A text stands as it is; null reads "-". */
    readonly values: readonly (number | string | null)[];
    /** Of its first number, which gets stars by it; a note under the table says what they mean. */
    readonly p?: number | null;
    /** By column, 0 to 1: how much a cell is tinted. */
    readonly heat?: readonly (number | undefined)[];
  }[];
  readonly notes?: Note['notes'];
}

export const numberAs = (decimals: number): NumberFormat => ({ as: 'number', decimals });
export const countFormat: NumberFormat = { as: 'count', decimals: 0 };
export const percentFormat: NumberFormat = { as: 'percent', decimals: 1 };
export const pFormat: NumberFormat = { as: 'p', decimals: 3 };

export function plainTable({ id, title, base, columns, rows, notes = [] }: PlainTable, context: PresentContext): Table {
  // What is less than nothing by rounding alone would be another number once it was sent.
  const finite = (value: number | null) => (value === null || !Number.isFinite(value) ? null : value + 0);
  const starsNote = { tone: 'footnote', text: modelResultTexts[context.language].stars } as const;
  return {
    ...{ kind: 'table', id, title, source: { ...context.source, base } },
    notes: rows.some(({ p }) => p !== undefined) ? [...notes, starsNote] : notes,
    measures: [{ id: 'value', name: exhibitTexts[context.language].value, format: numberAs(3) }],
    columns: headsOf(columns),
    rows: headsOf(rows.map(({ values: _, heat: __, p: ___, ...head }) => head)),
    cells: rows.map(({ values, heat, p = null }) =>
      values.map((value, column) => ({
        ...(typeof value === 'string' ? { values: [], text: value } : { values: [finite(value)] }),
        ...(column === 0 && starred(p)),
        ...(heat?.[column] !== undefined && { heat: heat[column] }),
      })),
    ),
  };
}

/** What a number's cell has besides it. */
export function starred(p: number | null): Pick<TableCell, 'letters'> {
  const letters = starsOf(p);
  return letters === '' ? {} : { letters };
}

/** One figure below the other, each a number of another kind. */
export interface FiguresTable extends Pick<PlainTable, 'id' | 'title' | 'base' | 'notes'> {
  readonly rows: readonly {
    readonly id: string;
    readonly text: string;
    readonly value: number | null;
    readonly format: NumberFormat;
  }[];
}

export function figuresTable({ rows, ...framed }: FiguresTable, context: PresentContext): Table {
  const text = exhibitTexts[context.language].value;
  const lines = rows.map(({ value, format: _, ...row }) => ({ ...row, values: [value] }));
  const table = plainTable({ ...framed, columns: [{ id: 'value', text, format: numberAs(3) }], rows: lines }, context);
  return {
    ...table,
    columns: [{ id: 'value', text, role: 'category' }],
    rows: table.rows.map((head, at) => ({ ...head, format: rows[at]!.format })),
  };
}

/** A p-value with its sign, as it stands in a sentence: p=0.032, p<0.001. */
export function pInWords(value: number, language: Language): string {
  const text = formatNumber(pFormat, value, language);
  return text.startsWith('<') ? `p${text}` : `p=${text}`;
}

interface PlainHead {
  readonly id: string;
  readonly text: string;
  readonly role?: Head['role'] | undefined;
  readonly nameAs?: string;
  readonly format?: NumberFormat;
  readonly group?: string | undefined;
}

function headsOf(heads: readonly PlainHead[]): readonly Head[] {
  const leaf = ({ group: _, role = 'category', ...head }: PlainHead): Head => ({ ...head, role });
  return heads.flatMap((head, at): readonly Head[] => {
    const { id, group } = head;
    if (group === undefined) return [leaf(head)];
    if (heads[at - 1]?.group === group) return [];
    const after = heads.slice(at).findIndex(other => other.group !== group);
    const own = heads.slice(at, after < 0 ? undefined : at + after);
    return [{ id: `group:${id}`, text: group, role: 'group', children: own.map(leaf) }];
  });
}

export type ModelNotes = Note['notes'];
/** What it means first, then what to beware of, then how it was worked out; what is not there is left out. */
export function modelNotes(parts: {
  readonly meaning?: readonly (string | undefined)[] | undefined;
  readonly warnings?: readonly (string | undefined)[];
  readonly footnotes?: readonly (string | undefined)[];
}): ModelNotes {
  const toned = (tone: ModelNotes[number]['tone'], texts: readonly (string | undefined)[] = []) =>
    texts.flatMap(text => (text === undefined ? [] : [{ tone, text }]));
  return [
    ...toned('meaning', parts.meaning),
    ...toned('warning', parts.warnings),
    ...toned('footnote', parts.footnotes),
  ];
}
