import { chartColours } from './charts/chart-look.ts';
import type { Picture } from './exhibits.ts';

/** What people think of a region of a picture. */
export const toneColours = { like: '#12605b', neutral: '#667577', dislike: '#b5382a' } as const satisfies Record<
  NonNullable<NonNullable<Picture['regions']>[number]['tone']>,
  string
>;

export interface DensityMark {
  /** Fractions of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly opacity: number;
}

/** What is less would veil the whole picture. */
const LEAST = 0.06;
const [, warm, , , , hot] = chartColours;

/** Cells of density to lay over a picture: warmer and less to be seen through the denser, the same in the browser and in files. */
export function densityMarks(density: Picture['density']): readonly DensityMark[] {
  if (!density) return [];
  const { columns, rows, values } = density;
  return values.flatMap((value, at) => {
    if (value < LEAST) return [];
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return [
      {
        x: column / columns,
        y: row / rows,
        width: 1 / columns,
        height: 1 / rows,
        colour: value > 0.55 ? hot : warm,
        opacity: Math.round((0.12 + 0.55 * value) * 100) / 100,
      },
    ];
  });
}
