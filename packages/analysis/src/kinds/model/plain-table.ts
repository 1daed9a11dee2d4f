import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import type { Base, Head, Note, NumberFormat, Table } from '../../exhibit/exhibits.ts';
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
    readonly nameAs?: Head['nameAs'];
    /** A text stands as it is; null reads "-". */
    readonly values: readonly (number | string | null)[];
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
  const finite = (value: number | null) => (value === null || !Number.isFinite(value) ? null : value);
  return {
    ...{ kind: 'table', id, title, notes, source: { ...context.source, base } },
    measures: [{ id: 'value', name: exhibitTexts[context.language].value, format: numberAs(3) }],
    columns: headsOf(columns),
    rows: rows.map(({ id: row, text, role = 'category', nameAs }) => ({
      ...{ id: row, text, role },
      ...(nameAs !== undefined && { nameAs }),
    })),
    cells: rows.map(({ values, heat }) =>
      values.map((value, column) => ({
        ...(typeof value === 'string' ? { values: [], text: value } : { values: [finite(value)] }),
        ...(heat?.[column] !== undefined && { heat: heat[column] }),
      })),
    ),
  };
}

function headsOf(columns: readonly PlainColumn[]): readonly Head[] {
  return columns.flatMap(({ group, ...column }, at): readonly Head[] => {
    if (group === undefined) return [{ ...column, role: 'category' }];
    if (columns[at - 1]?.group === group) return [];
    const after = columns.slice(at).findIndex(other => other.group !== group);
    const own = columns.slice(at, after < 0 ? undefined : at + after);
    const children = own.map(({ group: _, ...leaf }): Head => ({ ...leaf, role: 'category' }));
    return [{ id: `group:${column.id}`, text: group, role: 'group', children }];
  });
}

export type ModelNotes = Note['notes'];
/** What it means first, then what to beware of, then how it was worked out; what is not there is left out. */
export function modelNotes(parts: {
  readonly meaning?: readonly (string | undefined)[];
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
