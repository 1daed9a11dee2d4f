import { expect, it } from 'vitest';
import { packOutlines } from './pack-outlines.ts';

it('packs rings by their steps, leaves out what lies on a straight line, and takes the code from where it is', () => {
  const side = (length: number, at: (step: number) => [number, number]) =>
    Array.from({ length }, (_, step) => at(step));
  const square: [number, number][] = [
    ...side(20, step => [100 + step / 10, 30]),
    ...side(20, step => [102, 30 + step / 10]),
    ...side(20, step => [102 - step / 10, 32]),
    ...side(21, step => [100, 32 - step / 10]),
  ];
  expect(
    packOutlines([
      { properties: { id: '62', name: '甘肃' }, geometry: { type: 'Polygon', coordinates: [square] } },
      {
        id: '11',
        properties: { name: '北京' },
        geometry: {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [1, 1],
                [2, 1],
                [2, 2],
                [1, 1],
              ],
            ],
            [
              [
                [5, 5],
                [5, 5.001],
                [5, 5],
              ],
            ],
          ],
        },
      },
    ]),
  ).toBe('11北京;100,100,100,0,0,100,-100,-100\n62甘肃;10000,3000,200,0,0,200,-200,0,0,-200');
});
