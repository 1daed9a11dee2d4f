import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedLibraries } from '../debian/debian-packages.ts';
import { BROWSER_FLAGS, type Browser } from './browser.ts';
import { LIGHT_NAME } from './system-browser.ts';

// The second one has the Chinese letters; without it every page would be boxes.
export const BROWSER_PACKAGES = [LIGHT_NAME, 'fonts-noto-cjk'];

export function unpackedBrowser(folder: string): Browser | undefined {
  const root = join(folder, 'root');
  const executablePath = join(root, 'usr/lib/chromium', LIGHT_NAME);
  if (!existsSync(executablePath)) return undefined;
  const hasOwnFontSettings = existsSync(join(root, 'etc/fonts/fonts.conf')) && !existsSync('/etc/fonts/fonts.conf');
  return {
    executablePath,
    args: BROWSER_FLAGS,
    env: {
      LD_LIBRARY_PATH: unpackedLibraries(root, 'usr/lib/chromium', 'usr/lib/{triplet}/pulseaudio'),
      // Fonts are looked for in `fonts` below this folder, besides the machine's own.
      XDG_DATA_HOME: join(root, 'usr/share'),
      ...(hasOwnFontSettings ? { FONTCONFIG_PATH: join(root, 'etc/fonts') } : {}),
    },
  };
}
