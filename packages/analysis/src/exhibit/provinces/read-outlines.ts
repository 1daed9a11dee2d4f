import packed from './outlines.json' with { type: 'json' };

type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** A province as maps know it; as GeoJSON has it, which ECharts reads. */
export interface Province {
  readonly type: 'Feature';
  /** The first two digits of its code (GB/T 2260). */
  readonly id: string;
  readonly properties: { readonly name: string };
  readonly geometry: { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

/** ECharts knows a map of this name, and adds the islands in the South China Sea to it. */
export const MAP_OF_PROVINCES = 'china';

const HUNDREDTHS = 100;

/** The outlines as `tools/build-provinces.ts` packed them. Never on an answering page: whoever draws a map loads them. */
export function readOutlines(): { readonly type: 'FeatureCollection'; readonly features: readonly Province[] } {
  const features = packed.outlines.split('\n').map((line): Province => {
    const [title = '', ...rings] = line.split(';');
    return {
      type: 'Feature',
      id: title.slice(0, 2),
      properties: { name: title.slice(2) },
      geometry: { type: 'MultiPolygon', coordinates: rings.map(ring => [readRing(ring)]) },
    };
  });
  return { type: 'FeatureCollection', features };
}

function readRing(packedRing: string): Ring {
  const steps = packedRing.split(',').map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at]!;
    y += steps[2 * at + 1]!;
    return [x / HUNDREDTHS, y / HUNDREDTHS] as const;
  });
}
