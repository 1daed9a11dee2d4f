import { fileURLToPath } from 'node:url';
import { siteConfig } from './build/site-config.ts';
import { treeshake } from './build/treeshake.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site alone, built again and again while one works on it; `vite.config.ts` builds it with the rest. */
export default siteConfig({ root: here('.'), outDir: here('dist'), mark: 'development', treeshake });
