import { pascal } from './templates.ts';

/** The registries of the package: what of a folder stands in each, under the type's own name. */
const parts: Readonly<Record<string, (slug: string) => { readonly name: string; readonly file: string }>> = {
  'answering.ts': () => ({ name: 'answering', file: 'answer.ts' }),
  'core.ts': () => ({ name: 'questionType', file: 'definition.ts' }),
  'editor.ts': () => ({ name: 'editor', file: 'editor.ts' }),
  'respondent.ts': slug => ({ name: `${pascal(slug)}View`, file: 'respondent.tsx' }),
};

export const registryNames: readonly string[] = Object.keys(parts);

/** The registry with one line more, in the order of the folders. */
export function register(registry: string, text: string, slug: string): string {
  const { name, file } = parts[registry]!(slug);
  const key = /^[a-z]+$/.test(slug) ? slug : `'${slug}'`;
  const line = `export { ${name} as ${key} } from '../${slug}/${file}';`;
  const lines = text.split('\n');
  const after = lines.findIndex(one => (folderOf(one) ?? '') > slug);
  const at = after < 0 ? lines.length - 1 : after;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

function folderOf(line: string): string | undefined {
  return / from '\.\.\/([a-z0-9-]+)\//.exec(line)?.[1];
}
