/**
 * Our packages do nothing on import but define things: a page that uses one call must not carry all of them.
 * Style sheets do, and so does the one file that imports the base style.
 */
export const treeshake = {
  moduleSideEffects: [{ test: /\/packages\/(?!ui\/src\/index\.ts|.*\.css)/, sideEffects: false }],
};
