import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '../../tools/repository-root.ts';
import type { Watched } from './measure-first-page.ts';

const PACKAGE = join(repositoryRoot, 'node_modules/surveyjs-core');
const SCRIPT = join(PACKAGE, 'survey.core.min.js');
const STYLES = join(PACKAGE, 'survey-core.min.css');

/**
 * SurveyJS as far as its package is here: the model and the styles, without the library that draws. A field of our own stands for the first
 * question, and its answer goes to their model: less than any page of theirs must do.
 */
const PAGE = `<!doctype html><html><head><link rel="stylesheet" href="/style.css"></head><body><div id="app"></div>
<script src="/script.js"></script><script src="/page.js"></script></body></html>`;

const BEGIN = `
const elements = Array.from({ length: 30 }, (_, index) => {
  const name = 'q' + index, title = 'Question ' + (index + 1) + ': what do you think of this?', isRequired = true;
  const list = kind => [1, 2, 3, 4, 5].map(n => ({ value: kind + n, text: (kind === 'i' ? 'Option ' : 'Row ') + n + ' of question ' + index }));
  return [
    { type: 'radiogroup', name, title, isRequired, choices: list('i') },
    { type: 'text', name, title, isRequired },
    { type: 'matrix', name, title, isRequired, columns: list('i'), rows: list('r') },
  ][index % 3];
});
const model = new Survey.Model({ elements });
const field = document.createElement('input');
field.type = 'radio';
field.addEventListener('change', () => {
  model.setValue('q0', 'i1');
  document.documentElement.dataset.theirs = model.getValue('q0');
});
document.getElementById('app').append(field);
`;

export const theirs: Watched = {
  field: '#app input',
  isKept: () => document.documentElement.dataset.theirs === 'i1',
};

/** Undefined where the package is not installed. */
export async function serveTheirs(): Promise<{ address: string; close(): void } | undefined> {
  if (!existsSync(SCRIPT)) return undefined;
  const files: Record<string, readonly [string, Buffer]> = {
    '/': ['text/html', gzipSync(PAGE)],
    '/script.js': ['text/javascript', gzipSync(readFileSync(SCRIPT))],
    '/style.css': ['text/css', gzipSync(readFileSync(STYLES))],
    '/page.js': ['text/javascript', gzipSync(BEGIN)],
  };
  const server: Server = createServer((request, response) => {
    const found = files[request.url ?? ''];
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': found[0], 'content-encoding': 'gzip' }).end(found[1]);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
