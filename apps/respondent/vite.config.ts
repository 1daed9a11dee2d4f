import { defineConfig } from 'vite';

/** The small answering page: React components, bundled with Preact, in one script and one style sheet. */
export default defineConfig({
  resolve: {
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: ['chrome64', 'safari12'], outDir: 'dist', emptyOutDir: true, modulePreload: false },
  server: { proxy: { '/api': process.env.WENSHU_API ?? 'http://127.0.0.1:3000' } },
});
