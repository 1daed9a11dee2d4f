import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PlannedType {
  readonly slug: string;
  readonly code: string;
  readonly reference: string;
  readonly options: string;
  readonly rows: string;
  readonly quota: string;
  readonly scorable: string;
  readonly marker_zh: string;
  readonly marker_en: string;
  readonly summary: string;
  readonly chart: string;
}

/** docs/types.tsv by slug. */
export function readTypesTable(root: string): ReadonlyMap<string, PlannedType> {
  const [head = [], ...lines] = readFileSync(join(root, 'docs/types.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));
  const rows = lines.map(
    // fromEntries forgets the names; they are all of them.
    line => Object.fromEntries(line.map((value, index) => [head[index]!, value])) as unknown as PlannedType,
  );
  return new Map(rows.map(row => [row.slug, row]));
}
