/** Parts of the site's pages that run in the browser. Each is fetched by the pages that have it, and drawn by the server before. */
export const islands = {
  'tool-sample-size': () => import('../tools/sample-size-tool.tsx'),
  'tool-margin': () => import('../tools/margin-tool.tsx'),
  'tool-significance': () => import('../tools/significance-tool.tsx'),
  'tool-rim': () => import('../tools/rim-tool.tsx'),
  'tool-nps': () => import('../tools/nps-tool.tsx'),
  'tool-price': () => import('../tools/price-tool.tsx'),
};
