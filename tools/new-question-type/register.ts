import { camel, pascal } from './templates.ts';

/** A line put into a file's sorted places: before the first line of the same kind that sorts after it, else after the last. */
function insertSorted(text: string, line: string, isAlike: RegExp): string {
  const lines = text.split('\n');
  const alike = lines.flatMap((one, at) => (isAlike.test(one) ? [at] : []));
  const before = alike.find(at => lines[at]!.replace(/['\s]/g, '') > line.replace(/['\s]/g, ''));
  const at = before ?? (alike.at(-1) ?? -1) + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

const importOf = (name: string, path: string) => `import ${name} from '${path}';`;
const key = (slug: string) => (/^[a-z]+$/.test(slug) ? slug : `'${slug}'`);
const IMPORT = /^import .* from '\.\/[a-z-]+\/[a-z-]+\.tsx?';$/;

/** The registries of the package, with the new type in each. */
export const registries: Readonly<Record<string, (text: string, slug: string) => string>> = {
  'answering.ts': (text, slug) =>
    insertSorted(
      insertSorted(text, importOf(`{ answering as ${camel(slug)} }`, `./${slug}/answer.ts`), IMPORT),
      `  ${key(slug)}: sealAnswering(${camel(slug)}),`,
      /^ {2}\S+: sealAnswering\(/,
    ),
  'core.ts': (text, slug) => {
    const name = camel(slug);
    const imports = [
      importOf(`{ answering as ${name}Answering }`, `./${slug}/answer.ts`),
      importOf(`{ definition as ${name}Definition }`, `./${slug}/definition.ts`),
      importOf(`{ data as ${name}Data }`, `./${slug}/variables.ts`),
    ];
    const imported = imports.reduce((all, line) => insertSorted(all, line, IMPORT), text);
    return insertSorted(
      imported,
      `  ${key(slug)}: seal({ ...${name}Definition, ...${name}Answering, ...${name}Data }),`,
      /^ {2}\S+: seal\(/,
    );
  },
  'editor.ts': (text, slug) =>
    insertSorted(text, `  ${key(slug)}: { family: 'choice', mark: 'none' },`, /^ {2}\S+: \{/),
  'examples.ts': (text, slug) =>
    insertSorted(
      insertSorted(text, importOf(`{ example as ${camel(slug)} }`, `./${slug}/examples.ts`), IMPORT),
      `  ${key(slug)}: ${camel(slug)},`,
      /^ {2}\S+: [a-zA-Z]+,$|^ {2}[a-z]+,$/,
    ),
  'type-icons.tsx': (text, slug) =>
    insertSorted(
      insertSorted(text, importOf(`{ icon as ${camel(slug)} }`, `./${slug}/icon.tsx`), IMPORT),
      `  ${key(slug)}: ${camel(slug)},`,
      /^ {2}\S+: [a-zA-Z]+,$|^ {2}[a-z]+,$/,
    ),
  'type-sketches.tsx': (text, slug) => insertSorted(text, `  ${key(slug)}: { parts: 'list' },`, /^ {2}\S+: \{/),
  'respondent.ts': (text, slug) =>
    insertSorted(
      insertSorted(text, importOf(`{ ${pascal(slug)}View }`, `./${slug}/respondent.tsx`), IMPORT),
      `  ${key(slug)}: sealView(${pascal(slug)}View),`,
      /^ {2}\S+: sealView\(/,
    ),
};
