/**
 * The columns that stand for an attribute's levels in a design: levels − 1 contrasts that are orthogonal and have a mean
 * square of 1 when all levels are equally frequent (Helmert's, scaled). With them a perfect design has an information
 * matrix of 1s on the diagonal, so that efficiencies are shares of a perfect one.
 *
 * @example
 * orthogonalContrasts(2) // [[-1], [1]]
 */
export function orthogonalContrasts(levels: number): number[][] {
  return Array.from({ length: levels }, (_, level) =>
    Array.from({ length: levels - 1 }, (_, j) => {
      const scale = Math.sqrt(levels / ((j + 1) * (j + 2)));
      if (level <= j) return -scale;
      return level === j + 1 ? (j + 1) * scale : 0;
    }),
  );
}
