import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Told } from '../../claims/claim.ts';
import type { Base, Head, Note, Table, TableCell } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { starsOf } from '../../exhibit/stars.ts';
import {
  type Held,
  heldBefore,
  type MeasuredNumber,
  type NumberFormat,
  type NumberIn,
  numberAs,
  pFormat,
  type Unit,
} from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';

export { countFormat, numberAs, percentFormat, pFormat } from '../../exhibit/units.ts';

interface PlainColumn {
  readonly id: string;
  readonly text: string;
  readonly format: NumberFormat;
  /** Columns beside each other of the same group have a head in common. */
  readonly group?: string;
}

/** A number of its column's unit, or a text that stands as it is; null reads "-". */
type CellIn<U extends Unit> = NumberIn<U> | Held | string | null;
type UnitOf<Column> = Column extends { readonly format: NumberFormat<infer U> } ? U : never;
/** Columns of one unit take any list of such numbers, others one number each. Where it is not known which column is which, only what is held against its format fits (`inFormat`). */
type CellsIn<Columns extends readonly PlainColumn[]> = [NumberIn<UnitOf<Columns[number]>>] extends [never]
  ? { readonly [Place in keyof Columns]: CellIn<UnitOf<Columns[Place]>> }
  : readonly CellIn<UnitOf<Columns[number]>>[];

/** A table of figures as statisticians know them: a column each with its own format. */
export interface PlainTable<Columns extends readonly PlainColumn[]> {
  /** Stable within its kind: files, reports and named calls point at it. */
  readonly id: string;
  readonly title: string;
  readonly base: Base;
  readonly columns: Columns;
  readonly rows: readonly {
    readonly id: string;
    readonly text: string;
    readonly role?: Head['role'];
    readonly nameAs?: string;
    /** Rows below each other of the same group have a head in common. */
    readonly group?: string;
    /** By column. `[]` is there for the compiler alone, which by it sees one number after another instead of a list of them. */
    readonly values: [] | CellsIn<NoInfer<Columns>> | readonly (Held | string | null)[];
    /** Of its first number, which gets stars by it; a note under the table says what they mean. */
    readonly p?: number | null;
    /** By column, 0 to 1: how much a cell is tinted. */
    readonly heat?: readonly (number | undefined)[];
  }[];
  readonly notes?: Note['notes'];
}

export function plainTable<const Columns extends readonly PlainColumn[]>(
  { id, title, base, columns, rows, notes = [] }: PlainTable<Columns>,
  context: PresentContext,
): Table {
  // What is less than nothing by rounding alone would be another number once it was sent.
  const finite = (value: number | null) => (value === null || !Number.isFinite(value) ? null : value + 0);
  const starsNote = { tone: 'footnote', text: modelResultTexts[context.language].stars } as const;
  return {
    kind: 'table',
    id,
    title,
    source: { ...context.source, base },
    notes: rows.some(({ p }) => p !== undefined) ? [...notes, starsNote] : notes,
    measures: [{ id: 'value', name: exhibitTexts[context.language].value, format: numberAs(3) }],
    columns: headsOf(columns),
    rows: headsOf(rows.map(({ values: _, heat: __, p: ___, ...head }) => head)),
    cells: rows.map(({ values, heat, p = null }) =>
      (values as readonly CellIn<Unit>[]).map((value, column) => ({
        ...(typeof value === 'string'
          ? { values: [], text: value }
          : { values: [heldBefore(columns[column]!.format, finite(value))] }),
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
export interface FiguresTable extends Pick<PlainTable<[]>, 'id' | 'title' | 'base' | 'notes'> {
  readonly rows: readonly (MeasuredNumber & { readonly id: string; readonly text: string })[];
}

export function figuresTable({ rows, ...framed }: FiguresTable, context: PresentContext): Table {
  const text = exhibitTexts[context.language].value;
  const lines = rows.map(({ id, text: own, ...measured }) => ({
    id,
    text: own,
    values: [heldBefore(measured.format, measured.value)],
  }));
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

/** Heads below the ones that they have in common. */
export function headsOf(heads: readonly PlainHead[]): readonly Head[] {
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
  readonly meaning?: readonly (Told | undefined)[] | undefined;
  readonly warnings?: readonly (Told | undefined)[];
  readonly footnotes?: readonly (string | undefined)[];
}): ModelNotes {
  const told = (tone: 'meaning' | 'warning', texts: readonly (Told | undefined)[] = []) =>
    texts.flatMap(text => (text === undefined ? [] : [{ tone, text }]));
  const footnotes = (parts.footnotes ?? []).flatMap(text =>
    text === undefined ? [] : [{ tone: 'footnote' as const, text }],
  );
  return [...told('meaning', parts.meaning), ...told('warning', parts.warnings), ...footnotes];
}
