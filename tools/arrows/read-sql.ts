import ts from 'typescript';

/** What a source file says in SQL. */
export interface SqlFound {
  /** Names that stand where SQL has a table, once each; `isWritten` when they stand where it is changed. */
  readonly names: readonly { readonly name: string; readonly isWritten: boolean }[];
  /** Whether there is a statement, or a part of one. */
  readonly hasSql: boolean;
  /** Whether rows are read that no type describes. */
  readonly hasUntypedRows: boolean;
}

const NAME = '(?:only\\s+)?"?([a-z_][a-z0-9_]*)"?';
/** `do update set` and `for update of` name no table, and what follows them is no name either. */
const WRITES = new RegExp(
  `\\b(?:insert\\s+into|delete\\s+from|(?<!\\bdo\\s)(?<!\\bfor\\s)update|truncate(?:\\s+table)?)\\s+${NAME}`,
  'g',
);
const READS = new RegExp(`\\b(?:from|join)\\s+(?:lateral\\s+)?${NAME}`, 'g');
/** Further ones of a list: `from a x, b y where`. */
const LISTED = new RegExp(
  `,\\s*(?:lateral\\s+)?${NAME}\\s+(?:as\\s+)?[a-z]\\w*\\s*(?=,|\\n|\\b(?:where|join|left|cross|order|group|limit)\\b|$)`,
  'g',
);
/** SQL is written in small letters here; a sentence for people stands in packages/texts. */
const STATEMENT =
  /\b(?:select\s[\s\S]*\sfrom|insert into|delete from|update [a-z_]+ (?:as )?(?:[a-z]\w* )?set)\s|^\s*select\s/;

const KYSELY_READS = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin'];
const KYSELY_WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];

/** Reads strings and templates, not comments: whoever explains a table does not use it. */
export function readSql(source: string): SqlFound {
  const names = new Map<string, boolean>();
  let hasSql = false;
  let hasUntypedRows = false;
  const note = (name: string | undefined, isWritten: boolean) => {
    if (name) names.set(name, isWritten || (names.get(name) ?? false));
  };
  const readText = (text: string) => {
    if (STATEMENT.test(text)) hasSql = true;
    for (const [, name] of text.matchAll(WRITES)) note(name, true);
    for (const [, name] of text.matchAll(READS)) note(name, false);
    for (const [, name] of text.matchAll(LISTED)) note(name, false);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) readText(node.text);
    // What is filled in is no name that can be read here: it is read where it is written down.
    if (ts.isTemplateExpression(node))
      readText([node.head.text, ...node.templateSpans.map(span => span.literal.text)].join(' ? '));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) hasSql = true;
    if (ts.isVariableDeclaration(node) && takesRows(node.name) && isUntypedQuery(node.initializer))
      hasUntypedRows = true;
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { text: called } = node.expression.name;
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first) && [...KYSELY_READS, ...KYSELY_WRITES].includes(called)) {
        hasSql = true;
        note(first.text.split(/\s/)[0], KYSELY_WRITES.includes(called));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return { names: [...names].map(([name, isWritten]) => ({ name, isWritten })), hasSql, hasUntypedRows };
}

/** `const { rows } =` or `const found =`; who takes the number of rows alone reads none. */
function takesRows(name: ts.BindingName): boolean {
  return (
    !ts.isObjectBindingPattern(name) ||
    name.elements.some(({ name: taken, propertyName }) => (propertyName ?? taken).getText() === 'rows')
  );
}

/** `await db.query(…)` where `await db.query<Row>(…)` should stand: its rows would be `any`, and a renamed column nobody's mistake. */
function isUntypedQuery(node: ts.Expression | undefined): boolean {
  const call = node && ts.isAwaitExpression(node) ? node.expression : node;
  if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
  return call.expression.name.text === 'query' && call.typeArguments === undefined;
}
