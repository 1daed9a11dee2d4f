import { type CountRequest, filterKeys, type GroupBy, isDerived, type Kept, MISSING_CODE } from '@wenshu/analysis';
import { codesInSql } from './code-mask.ts';
import { type AskedTable, type Statement, weightSql, whereSql } from './request-sql.repository.ts';

/** How the values of a group are read: as integers, as doubles, or one by one. */
export type GroupReading = 'codes' | 'numbers' | 'plain';

const readings: Readonly<Record<Kept, GroupReading>> = {
  code: 'codes',
  number: 'numbers',
  moment: 'numbers',
  codes: 'plain',
  text: 'plain',
  texts: 'plain',
};

export function groupReading({ variable, isEach }: GroupBy, { variables }: AskedTable): GroupReading {
  const { kept } = variables.get(variable)!;
  return isEach && kept === 'codes' ? 'codes' : readings[kept];
}

/** In brackets: the minus would come after the cast, which takes none so large. */
const NO_CODE = `(${MISSING_CODE})`;

const groupValue: Readonly<Record<GroupReading, (column: string) => string>> = {
  codes: column => `coalesce(${column}, ${NO_CODE})::INTEGER`,
  numbers: column => `coalesce(${column}::DOUBLE, 'nan'::DOUBLE)`,
  plain: column => column,
};

/** Codes as people make them fit into 16 bits, 17 with one for none, and as many of those into one number. */
const PACKED = { most: 3, bits: 17, none: 2 ** 16 } as const;
const MOST_CODE = 2 ** 15 - 1;
/** Its square fits into 64 bits: in weights, three thousand. */
const MOST_SQUARED = 3_000_000_000;
/** The place of the line that tells how many records a lean statement could not hold. */
export const UNFIT = -1;

/**
 * Counts of one selection by one weight, in one statement: the request's place, a column for each variable that it counts by, the count, and
 * where it is weighted the sums of weights and of their squares. Several must be counted by codes alone, because their groups stand in the
 * same columns.
 *
 * Where records are dear to get, several weigh, filter and derive them once and hold what they need of them until all are counted: thirty
 * weighted cross tables take half as long as one after the other. They hold them leanly: codes that all of them count by, the banner of many
 * tables, are one number, and weights are squared in 64 bits, which is a third faster. Where a code has more than 16 bits or a weight is in
 * the thousands, a line of its own says so: then they are counted again, widely. Records that are cheap to get are read anew for each: the
 * table knows which codes a column has, and counts by them in half the time. Sets are counted by their masks; where one has none, a group of
 * the code `UNMASKED` says so, and they are counted again, too.
 */
export function countsSql(
  requests: readonly CountRequest[],
  asked: AskedTable,
  { most, isWide = false }: { readonly most: number; readonly isWide?: boolean },
): Statement {
  const isHeld = requests.length > 1 && isDear(requests, asked);
  const records = new HeldRecords(requests, asked, isHeld && !isWide);
  const width = Math.max(...requests.map(({ by }) => by.length));
  const counts = requests.map((request, place) => countSql(request, place, { asked, records, width, isWide }));
  const { text, values } = records.statement();
  if (records.isLean) counts.push(unfitSql(width, requests[0]!.weight !== undefined));
  return {
    values,
    text: `with f as ${isHeld ? 'materialized' : 'not materialized'} (${text})
           select * from (${counts.join(' union all ')}) limit ${most}`,
  };
}

/** Whether there is more to a record than looking it up: a weight, something derived, or texts to search. */
function isDear(requests: readonly CountRequest[], { variables }: AskedTable): boolean {
  return requests.some(({ by, weight, range, filter }) => {
    const asked = [range, filter].flatMap(part => (part ? [...filterKeys(part)] : []));
    const isText = (key: string) => variables.get(key)?.kept === 'text' || variables.get(key)?.kept === 'texts';
    return weight !== undefined || asked.some(isText) || [...by.map(one => one.variable), ...asked].some(isDerived);
  });
}

interface Counting {
  readonly asked: AskedTable;
  readonly records: HeldRecords;
  /** By how many variables the widest of them counts. */
  readonly width: number;
  readonly isWide: boolean;
}

function countSql(request: CountRequest, place: number, { asked, records, width, isWide }: Counting): string {
  const packed = records.packed;
  const masked = isWide ? undefined : maskedOf(request, asked);
  const columns = request.by.map(({ variable }) => {
    if (variable === masked) return records.mask(variable);
    return packed.includes(variable) ? PACK : records.column(variable);
  });
  const sums = request.weight === undefined ? [] : ['w', 's'];
  const condition = records.condition(request);
  let from = condition === undefined ? 'f' : `(select * from f where ${condition})`;
  const keys = [...columns];
  const people = masked === undefined ? [] : ['n'];
  if (masked !== undefined) {
    const distinct = [...new Set(columns)].join(', ');
    const added = ['count(*) as n', ...sums.map(sum => `sum(${sum}) as ${sum}`)];
    from = `(select ${distinct}, ${added.join(', ')} from ${from} group by ${distinct})`;
  }
  for (const [index, { variable, isEach }] of request.by.entries()) {
    if (!isEach) continue;
    // One upon the other: several `unnest` of one select would walk side by side instead of meeting each other.
    const kept = [...new Set([...columns, ...keys, ...people, ...sums])].join(', ');
    const codes = variable === masked ? codesInSql(columns[index]!) : columns[index];
    from = `(select ${kept}, unnest(${codes}) as e${index} from ${from})`;
    keys[index] = `e${index}`;
  }
  const wanted = Array.from({ length: width }, (_, index) => {
    const by = request.by[index];
    if (by && keys[index] === PACK) return `${unpacked(packed.indexOf(by.variable), packed.length)} as g${index}`;
    return `${by ? groupValue[groupReading(by, asked)](keys[index]!) : `${NO_CODE}::INTEGER`} as g${index}`;
  });
  // A total of nobody is a sum of 0 and no missing line.
  const added = sums.map(sum => `coalesce(sum(${sum}), 0)::HUGEINT as ${sum}`);
  const grouped = keys.length === 0 ? '' : ` group by ${[...new Set(keys)].join(', ')}`;
  const counted = masked === undefined ? 'count(*)::DOUBLE as n' : 'sum(n)::DOUBLE as n';
  const listed = [`${place} as t`, ...wanted, counted, ...added];
  return `select ${listed.join(', ')} from ${from}${grouped}`;
}

/**
 * The set whose codes are counted, if there is one alone: the sets of two together are nearly as many as people. One that is counted by as a
 * whole, too, has to be there as a list.
 */
function maskedOf({ by }: CountRequest, { columns }: AskedTable): string | undefined {
  const [set, ...more] = by.filter(({ isEach }) => isEach);
  if (!set || more.length > 0 || by.filter(({ variable }) => variable === set.variable).length > 1) return undefined;
  return columns.maskColumn(set.variable) ? set.variable : undefined;
}

/** The column that holds several codes, and the one that says of a record that it cannot. */
const PACK = 'k';
const IS_UNFIT = 'u';

function packSql(columns: readonly string[]): string {
  const codes = columns.map(column => `coalesce(${column}::BIGINT & 65535, ${PACKED.none})`);
  return codes.reduce((sum, code) => `((${sum} << ${PACKED.bits}) | ${code})`);
}

function unpacked(place: number, of: number): string {
  const code = `((${PACK} >> ${(of - 1 - place) * PACKED.bits}) & ${2 ** PACKED.bits - 1})`;
  const signed = `${code} - case when ${code} > ${MOST_CODE} then 65536 else 0 end`;
  return `(case when ${code} = ${PACKED.none} then ${NO_CODE} else ${signed} end)::INTEGER`;
}

function unfitSql(width: number, isWeighted: boolean): string {
  const groups = Array.from({ length: width }, (_, index) => `${NO_CODE}::INTEGER as g${index}`);
  const sums = isWeighted ? ['0::HUGEINT as w', '0::HUGEINT as s'] : [];
  return `select ${[`${UNFIT} as t`, ...groups, 'count(*)::DOUBLE as n', ...sums].join(', ')} from f where ${IS_UNFIT}`;
}

/** The records as counts need them: each column once, each condition that is not of all of them as a column of its own. */
class HeldRecords {
  readonly #requests: readonly CountRequest[];
  readonly #asked: AskedTable;
  readonly #columns = new Map<string, string>();
  readonly #masks = new Map<string, string>();
  readonly #conditions = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #where: Statement;
  readonly #values: string[];
  readonly #isOneFilter: boolean;
  readonly isLean: boolean;
  /** Variables whose codes are kept as one number. */
  readonly packed: readonly string[];

  constructor(requests: readonly CountRequest[], asked: AskedTable, isLean: boolean) {
    this.#requests = requests;
    this.#asked = asked;
    this.isLean = isLean;
    this.packed = isLean ? packable(requests, asked) : [];
    this.#isOneFilter = new Set(requests.map(nameOfFilter)).size === 1;
    const [{ filter, ...shared }] = requests as readonly [CountRequest];
    this.#where = whereSql(this.#isOneFilter && filter ? { ...shared, filter } : shared, asked);
    this.#values = [...this.#where.values];
  }

  column(variable: string): string {
    const known = this.#columns.get(variable) ?? `x${this.#columns.size}`;
    this.#columns.set(variable, known);
    return known;
  }

  mask(variable: string): string {
    const known = this.#masks.get(variable) ?? `m${this.#masks.size}`;
    this.#masks.set(variable, known);
    return known;
  }

  /** What a record has to fulfil for one of them alone. */
  condition(request: CountRequest): string | undefined {
    const { filter, timeZone } = request;
    if (this.#isOneFilter || !filter) return undefined;
    const key = nameOfFilter(request);
    const known = this.#conditions.get(key);
    if (known) return known.name;
    const { text, values } = whereSql({ filter, timeZone }, this.#asked, this.#values.length + 1);
    this.#values.push(...values);
    const name = `b${this.#conditions.size}`;
    this.#conditions.set(key, { name, text });
    return name;
  }

  statement(): Statement {
    const { columns, from } = this.#asked;
    const [{ weight }] = this.#requests as readonly [CountRequest];
    const wanted = [
      ...[...this.#columns].map(([variable, name]) => `${columns.column(variable)} as ${name}`),
      ...[...this.#masks].map(([variable, name]) => `${columns.maskColumn(variable)} as ${name}`),
      ...[...this.#conditions.values()].map(({ name, text }) => `${text} as ${name}`),
      ...(this.packed.length > 0 ? [`${packSql(this.packed.map(columns.column))} as ${PACK}`] : []),
      ...(weight === undefined ? [] : [`${weightSql(columns.column(weight))} as w`]),
    ];
    if (this.isLean) {
      const unfit = this.packed.map(variable => `abs(${columns.column(variable)}::BIGINT) > ${MOST_CODE}`);
      if (weight !== undefined) unfit.push(`w > ${MOST_SQUARED}`);
      wanted.push(`coalesce(${unfit.join(' or ') || 'false'}, false) as ${IS_UNFIT}`);
    }
    const square = this.isLean ? `(case when w > ${MOST_SQUARED} then 0 else w * w end)` : 'w::HUGEINT * w';
    const chosen = `select ${wanted.length === 0 ? '1 as one' : wanted.join(', ')} from ${from} where ${this.#where.text}`;
    const text = weight === undefined ? chosen : `select *, ${square} as s from (${chosen})`;
    return { text, values: this.#values };
  }
}

/** What all of them count by as it stands, if that is more than one. */
function packable(requests: readonly CountRequest[], asked: AskedTable): readonly string[] {
  const sets = requests.map(
    ({ by }) => new Set(by.filter(one => !one.isEach && groupReading(one, asked) === 'codes').map(one => one.variable)),
  );
  const common = [...sets[0]!].filter(variable => sets.every(set => set.has(variable)));
  return common.length > 1 ? common.slice(-PACKED.most) : [];
}

const nameOfFilter = ({ filter }: CountRequest): string => JSON.stringify(filter ?? null);
