/** A line of the library's list: code, name, and the code's parts (0 where the line is above that level). */
export interface PlaceRow {
  readonly c: string;
  readonly n: string;
  readonly p: string;
  readonly y: string | 0;
  readonly a: string | 0;
  /** The level of towns, which we leave out. */
  readonly t: string | 0;
}

/** Lines of the statistics office's bookkeeping: nobody lives in "the districts of a city". */
const NO_PLACES = ['市辖区', '县'];

/**
 * One text, which packs far better than lists of objects: a line per province, `;` before each of its cities, `:` before a city's
 * areas, `,` between them; every name behind the two digits of its code. Municipalities have no cities: their areas stand behind
 * a city without a name.
 */
export function packPlaces(rows: readonly PlaceRow[]): string {
  const places = rows.filter(row => row.t === 0 && !NO_PLACES.includes(row.n)).sort((a, b) => (a.c < b.c ? -1 : 1));
  const provinces = places.filter(row => row.y === 0);
  return provinces
    .map(({ p, n }) => {
      const below = places.filter(row => row.p === p && row.y !== 0);
      const cities = [...new Set(below.map(row => String(row.y)))].map(code => packCity(code, below));
      return [`${p}${n}`, ...cities].join(';');
    })
    .join('\n');
}

function packCity(code: string, below: readonly PlaceRow[]): string {
  const ofCity = below.filter(row => row.y === code);
  // Counties that a province governs itself stand under "province-…": the province is said already.
  const name =
    ofCity
      .find(row => row.a === 0)
      ?.n.split('-')
      .at(-1) ?? '';
  return `${code}${name}:${ofCity.flatMap(row => (row.a === 0 ? [] : `${row.a}${row.n}`)).join(',')}`;
}
