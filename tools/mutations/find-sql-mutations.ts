interface SqlMutation {
  readonly from: number;
  readonly to: number;
  readonly becomes: string;
}

const STATEMENT = /^\s*(select|insert|update|delete|with|declare)\b/i;
/** Where a condition ends that stands in one row with others. */
const NEXT =
  /\b(and|or|order by|group by|having|limit|returning|on conflict|for update|union|from|then|else|end|where)\b|;/iy;

/** The conditions of a statement, each left out by itself: `and …` is gone, and what stands alone behind `where` is always true. */
export function findSqlMutations(text: string): readonly SqlMutation[] {
  if (!STATEMENT.test(text)) return [];
  const found: SqlMutation[] = [];
  for (const { 0: word, index } of text.matchAll(/\b(where|and)\b/gi)) {
    const isAnd = word.toLowerCase() === 'and';
    const begin = index + word.length;
    const to = endOfClause(text, begin);
    if (to === undefined || text.slice(begin, to).trim() === '') continue;
    // `between a and b` is one condition.
    if (isAnd && /\bbetween\s+\S+\s*$/i.test(text.slice(0, index))) continue;
    if (isAnd) found.push({ from: index, to, becomes: '' });
    else found.push({ from: begin, to, becomes: ' true ' });
  }
  return found;
}

function endOfClause(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    // A value from outside ends with its brace: what stands in it is no SQL.
    if (sign === '$' && text[at + 1] === '{') return undefined;
    if (sign === "'") {
      const end = text.indexOf("'", at + 1);
      if (end < 0) return undefined;
      at = end;
    } else if (sign === '(') depth += 1;
    else if (sign === ')') {
      if (depth === 0) return at;
      depth -= 1;
    } else if (depth === 0 && /\W/.test(text[at - 1] ?? ' ')) {
      NEXT.lastIndex = at;
      if (NEXT.test(text) && !isPartOf(text, from, at)) return at;
    }
  }
  return depth === 0 ? text.length : undefined;
}

/** `is distinct from`, and the `and` of a `between`. */
function isPartOf(text: string, from: number, at: number): boolean {
  const before = text.slice(from, at);
  return /\bdistinct\s+$/i.test(before) || /\bbetween\s+\S+\s+$/i.test(before);
}
