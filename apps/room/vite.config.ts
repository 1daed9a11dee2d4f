import { defineConfig } from 'vite';
import { precompress } from '../../tools/build/precompress.ts';
import { withPreact } from '../../tools/build/with-preact.ts';

/** The room of a symposium: React components, bundled with Preact. What only moderators and observers see is fetched by them alone. */
export default defineConfig({
  plugins: [precompress()],
  ...withPreact,
});
