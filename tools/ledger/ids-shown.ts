import { basename } from 'node:path';
import ts from 'typescript';

/** An id as tests name it: S7.39, P9.8. */
const ID = /\b[PS]\d{1,2}\.\d{1,3}\b/g;
const TESTS = ['it', 'test', 'describe'];
/** Not run: they show nothing. */
const NOT_RUN = ['skip', 'todo', 'fixme', 'skipIf'];

/**
 * The rows that a test file shows: named in the title of a test, of a group of tests or of a journey's step, or in an entry of a table of
 * cases. An id in a comment stands beside whatever comes next, and one in the test of a table says that a name is written down, not that
 * anything works: neither counts.
 */
export function idsShown(file: string, source: string): string[] {
  const name = basename(file);
  if (/-table\.test\.tsx?$/.test(name)) return [];
  const root = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kindOf(name));
  if (/\.cases\.ts$/.test(name)) return textsIn(root).flatMap(idsIn);
  const tables = new Set<string>();
  const found: string[] = [];
  visit(root, node => {
    if (!ts.isCallExpression(node)) return;
    const title = titleOf(node);
    if (title) found.push(...textsIn(title).flatMap(idsIn));
    const cases = casesOf(node);
    if (cases) found.push(...textsIn(cases).flatMap(idsIn));
    if (cases) visit(cases, inner => ts.isIdentifier(inner) && tables.add(inner.text));
  });
  // A table may have a name of its own.
  visit(root, node => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && tables.has(node.name.text) && node.initializer)
      found.push(...textsIn(node.initializer).flatMap(idsIn));
  });
  return [...new Set(found)];
}

export const idsIn = (text: string): string[] => text.match(ID) ?? [];

const kindOf = (name: string) => (name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** `it('…')`, `test.step('…')`, `it.each([…])('…')`: what stands first. */
function titleOf({ expression, arguments: args }: ts.CallExpression): ts.Expression | undefined {
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  return isTest(called) ? args[0] : undefined;
}

/** What `it.each` goes through. */
function casesOf({ expression, arguments: args }: ts.CallExpression): ts.Expression | undefined {
  const isEach = ts.isPropertyAccessExpression(expression) && expression.name.text === 'each';
  return isEach && isTest(expression.expression) ? args[0] : undefined;
}

function isTest(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee)) return !NOT_RUN.includes(callee.name.text) && isTest(callee.expression);
  return ts.isIdentifier(callee) && TESTS.includes(callee.text);
}

function textsIn(node: ts.Node): string[] {
  const texts: string[] = [];
  visit(node, inner => {
    if (ts.isStringLiteralLike(inner) || ts.isTemplateHead(inner) || ts.isTemplateMiddleOrTemplateTail(inner))
      texts.push(inner.text);
  });
  return texts;
}

function visit(node: ts.Node, see: (node: ts.Node) => unknown): void {
  see(node);
  ts.forEachChild(node, child => visit(child, see));
}
