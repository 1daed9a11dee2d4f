import ts from 'typescript';
import { findSqlMutations } from './find-sql-mutations.ts';

/** One small break of a program, as somebody might make it by mistake. */
export interface Mutation {
  readonly kind: MutationKind;
  /** What stands there, and what shall. */
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
  /** From 1. */
  readonly line: number;
}

export type MutationKind =
  | 'condition true'
  | 'condition negated'
  | 'and/or'
  | 'border'
  | 'equality'
  | 'arithmetic'
  | 'boolean'
  | 'string emptied'
  | 'not awaited'
  | 'call dropped'
  | 'list whole'
  | 'return early'
  | 'clause dropped';

export type FoundMutation = Omit<Mutation, 'line' | 'was'>;

const operators: Readonly<Partial<Record<ts.SyntaxKind, readonly [kind: MutationKind, becomes: string]>>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['and/or', '||'],
  [ts.SyntaxKind.BarBarToken]: ['and/or', '&&'],
  [ts.SyntaxKind.LessThanToken]: ['border', '<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['border', '<'],
  [ts.SyntaxKind.GreaterThanToken]: ['border', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['border', '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['equality', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['equality', '==='],
  [ts.SyntaxKind.PlusToken]: ['arithmetic', '-'],
  [ts.SyntaxKind.MinusToken]: ['arithmetic', '+'],
  [ts.SyntaxKind.AsteriskToken]: ['arithmetic', '/'],
  [ts.SyntaxKind.SlashToken]: ['arithmetic', '*'],
};

/** What leaves some out or puts them in order: without it all of them are there, as they come. */
const narrowing = new Set(['filter', 'sort', 'toSorted', 'slice', 'trim', 'toLowerCase']);

/** Every break that is known for a file, from its first line to its last. Types, names of modules and words for programmers are left alone. */
export function findMutations(path: string, text: string): readonly Mutation[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: FoundMutation[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const one of finders) found.push(...one(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map(one => ({
      ...one,
      was: text.slice(one.start, one.end),
      line: source.getLineAndCharacterOfPosition(one.start).line + 1,
    }))
    .filter(({ was, becomes }) => was !== becomes)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

export function mutate(text: string, { start, end, becomes }: Pick<Mutation, 'start' | 'end' | 'becomes'>): string {
  return text.slice(0, start) + becomes + text.slice(end);
}

function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  // What an error says is read by whoever mends the program.
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return true;
  return ts.isCallExpression(node) && /^console\./.test(node.expression.getText());
}

type Finder = (node: ts.Node) => readonly FoundMutation[];

const replaced = (kind: MutationKind, node: ts.Node, becomes: string): FoundMutation => ({
  kind,
  start: node.getStart(),
  end: node.getEnd(),
  becomes,
});

const finders: readonly Finder[] = [
  findConditions,
  findOperators,
  findLiterals,
  findStatements,
  findNarrowing,
  findReturns,
  findSql,
];

/** A loop whose condition is always true never ends, which says nothing. */
function findConditions(node: ts.Node): readonly FoundMutation[] {
  if (!ts.isIfStatement(node) && !ts.isConditionalExpression(node)) return [];
  const condition = ts.isIfStatement(node) ? node.expression : node.condition;
  return [
    replaced('condition true', condition, 'true'),
    replaced('condition negated', condition, `!(${condition.getText()})`),
  ];
}

function findOperators(node: ts.Node): readonly FoundMutation[] {
  if (!ts.isBinaryExpression(node)) return [];
  const known = operators[node.operatorToken.kind];
  if (!known) return [];
  const [kind, becomes] = known;
  // Words are put together by the same sign as numbers, and taken apart by none.
  if (kind === 'arithmetic' && [node.left, node.right].some(isText)) return [];
  return [replaced(kind, node.operatorToken, becomes)];
}

const isText = (node: ts.Expression) => ts.isStringLiteral(node) || ts.isTemplateLiteral(node);

function findLiterals(node: ts.Node): readonly FoundMutation[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced('boolean', node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replaced('boolean', node, 'true')];
  if (!ts.isStringLiteral(node) || node.text === '') return [];
  const { parent } = node;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  const isLook = ts.isJsxAttribute(parent) && /^(className|key)$/.test(parent.name.getText());
  const isModule = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isName || isLook || isModule ? [] : [replaced('string emptied', node, "''")];
}

/** What is done for its effect alone: left out, or not waited for. */
function findStatements(node: ts.Node): readonly FoundMutation[] {
  if (!ts.isExpressionStatement(node)) return [];
  const { expression } = node;
  if (isLeftAlone(expression)) return [];
  if (ts.isAwaitExpression(expression))
    return [
      // Who does not wait hears of no failure either.
      replaced('not awaited', expression, `void (${expression.expression.getText()}).catch(() => {})`),
      replaced('call dropped', expression, 'void 0'),
    ];
  return ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword
    ? [replaced('call dropped', expression, 'void 0')]
    : [];
}

function findNarrowing(node: ts.Node): readonly FoundMutation[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  return narrowing.has(name.text) ? [replaced('list whole', node, expression.getText())] : [];
}

function findReturns(node: ts.Node): readonly FoundMutation[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || !ts.isBlock(node.body)) return [];
  const [first] = node.body.statements;
  if (!first || ts.isConstructorDeclaration(node)) return [];
  const start = first.getStart();
  return [{ kind: 'return early', start, end: start, becomes: 'return undefined as never; ' }];
}

function findSql(node: ts.Node): readonly FoundMutation[] {
  if (!ts.isNoSubstitutionTemplateLiteral(node) && !ts.isTemplateExpression(node) && !ts.isStringLiteral(node))
    return [];
  const start = node.getStart() + 1;
  const text = node.getText().slice(1, -1);
  return findSqlMutations(text).map(({ from, to, becomes }) => ({
    kind: 'clause dropped',
    start: start + from,
    end: start + to,
    becomes,
  }));
}
