import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes one mark into both pages that changes with any script or style of either: the update check reads it. */
export function markBuild(): Plugin {
  return {
    name: 'mark-build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const names = Object.keys(bundle ?? {})
          .filter(name => /\.(js|css)$/.test(name))
          .sort();
        const mark = bundle ? createHash('sha256').update(names.join()).digest('hex').slice(0, 16) : 'development';
        return html.replace('__BUILD__', mark);
      },
    },
  };
}
