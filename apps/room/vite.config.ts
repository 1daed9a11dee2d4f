import { defineConfig } from 'vite';
import { precompress } from '../../tools/build/precompress.ts';

/** The room of a symposium: React components, bundled with Preact. What only moderators and observers see is fetched by them alone. */
export default defineConfig({
  plugins: [precompress()],
  resolve: {
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ['chrome64', 'safari12'],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    cssTarget: ['chrome87', 'safari14'],
  },
});
