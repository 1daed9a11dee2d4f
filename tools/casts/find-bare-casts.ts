import ts from 'typescript';

/**
 * The lines of a source that switch the compiler off (`as unknown as …`, `as never`) without saying why: a comment of its own on the line
 * before. Such a cast hides the next mistake too, so whoever writes one says what they know and the compiler does not.
 */
export function findBareCasts(path: string, source: string): number[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const lines = source.split('\n');
  const found = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && isBlind(node)) {
      // Where `as` stands, not where a long expression before it begins.
      const { line } = file.getLineAndCharacterOfPosition(node.expression.end);
      if (!/^\s*(\/\/|\{\/\*)/.test(lines[line - 1] ?? '')) found.add(line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].sort((a, b) => a - b);
}

/** To whatever is wanted: by way of `unknown`, or to what every type takes. */
function isBlind({ expression, type }: ts.AsExpression): boolean {
  if (isNever(type)) return true;
  return ts.isAsExpression(expression) && expression.type.kind === ts.SyntaxKind.UnknownKeyword;
}

function isNever(type: ts.TypeNode): boolean {
  return type.kind === ts.SyntaxKind.NeverKeyword || (ts.isArrayTypeNode(type) && isNever(type.elementType));
}
