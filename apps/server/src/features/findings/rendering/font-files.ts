import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One face with Chinese, from a package: nothing is fetched, and a machine without fonts draws the same as any other. */
export const fontFiles = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
} as const;
export type FontWeight = keyof typeof fontFiles;
export const FONT_FAMILY = 'Noto Sans SC';

/**
 * Tells sharp's fontconfig where our face is. It reads the process' own environment once, when it first draws a letter: a thread's copy of
 * the environment would not reach it, so the process that starts the thread calls this first.
 */
export function showFontsToSharp(): void {
  if (isShown) return;
  isShown = true;
  const folder = mkdtempSync(join(tmpdir(), 'wenshu-fonts-'));
  const folders = Object.values(fontFiles).map(file => `<dir>${dirname(file)}</dir>`);
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join('')}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = file;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
let isShown = false;
