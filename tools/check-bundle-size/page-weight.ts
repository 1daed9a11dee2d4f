import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser fetches before a page does anything: the page, its scripts, what they preload, its styles. Gzipped bytes. */
export function pageWeightBytes(folder: string, page: string): number {
  const html = readFileSync(join(folder, page));
  const assets = findAssets(html.toString());
  const contents = [html, ...assets.map(path => readFileSync(join(folder, path)))];
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

/** A script, a style sheet or both that are fetched when they are needed, by the name of their source. Gzipped bytes. */
export function partWeightBytes(folder: string, name: string): number {
  const files = readdirSync(join(folder, 'assets')).filter(
    file => /^(.+)-[\w-]{8}\.(?:js|css)$/.exec(file)?.[1] === name,
  );
  if (files.length === 0 || new Set(files.map(extname)).size < files.length)
    throw new Error(`${files.length} parts are called ${name}`);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, 'assets', file))).length, 0);
}

/** Scripts, preloaded modules and style sheets that a page names; others' icons and pictures come later. */
export function findAssets(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)];
  const links = [...html.matchAll(/<link\b(?=[^>]*\brel="(?:modulepreload|stylesheet)")[^>]*\bhref="([^"]+)"/g)];
  return [...new Set([...scripts, ...links].map(match => match[1]!.replace(/^\//, '').replace(/[?#].*/, '')))];
}
