import type { UserConfig } from 'vite';

/** React components, bundled with Preact: for programs that old phones load on a bad line. */
export const withPreact = {
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
} satisfies UserConfig;
