import type { ReportBlock, ReportDocument, ReportPlace } from '@wenshu/analysis/browser';
import { applyChanges } from '@wenshu/survey-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aligned, alignments, spread } from './align.ts';
import { addBlocks, lockBlocks, pasteBlocks, placeBlocks, removeBlocks, reorderBlock } from './block-changes.ts';
import { boardAction } from './board-key.ts';
import { chooseLayout, freePlace } from './layout-changes.ts';
import { addPage, copyPage, movePage, type Planned, removePage } from './page-changes.ts';
import { boundsOf, handles, LEAST_SIDE, movedWithin, resized, sizeOf } from './places.ts';
import { blocksOf, pagesOf } from './reading-order.ts';
import { columnHeight, dropIndex, shownPlaces } from './shown-places.ts';
import { SNAP_WITHIN, snapMoved, snapResized } from './snap.ts';

const page = sizeOf('wide');
const at = (x: number, y: number, width = 200, height = 100): ReportPlace => ({ x, y, width, height });
const block = (id: string, pageId: string, order: string, place = at(0, 0)): ReportBlock => ({
  id,
  pageId,
  order,
  place,
  content: { kind: 'text', paragraphs: [], figures: {} },
});
const listed = <T extends { id: string }>(all: readonly T[]) => Object.fromEntries(all.map(one => [one.id, one]));
const report: ReportDocument = {
  name: 'Tea',
  shape: 'wide',
  theme: { name: 'pine' },
  derived: {},
  pages: listed([
    { id: 'p1', order: 'a', name: 'One' },
    { id: 'p2', order: 'b', name: 'Two' },
    { id: 'p3', order: 'c', name: 'Three' },
  ]),
  blocks: listed([
    block('b1', 'p1', 'b', at(100, 100)),
    block('b2', 'p1', 'a', at(400, 100)),
    block('b3', 'p1', 'c', at(800, 500)),
    block('b4', 'p2', 'a'),
  ]),
};
let minted = 0;
const newId = () => `new${++minted}`;
const after = (planned: Planned, document = report) => {
  if ('problem' in planned) throw new Error(planned.problem);
  return applyChanges(document, planned.changes);
};
const order = (document: ReportDocument, pageId = 'p1') => blocksOf(document, pageId).map(({ id }) => id);
const pageOrder = (document: ReportDocument) => pagesOf(document).map(({ id }) => id);

describe('the pages of a report (S2.55)', () => {
  it('are added after another one or at the end, moved and removed with their blocks', () => {
    expect(pageOrder(after(addPage(report, { id: 'p4', name: '' }, 'p1')))).toEqual(['p1', 'p4', 'p2', 'p3']);
    expect(pageOrder(after(addPage(report, { id: 'p4', name: '' })))).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(pageOrder(after(movePage(report, 'p3', 0)))).toEqual(['p3', 'p1', 'p2']);
    expect(pageOrder(after(movePage(report, 'p1', 1)))).toEqual(['p2', 'p1', 'p3']);
    expect(pageOrder(after(movePage(report, 'p1', 99)))).toEqual(['p2', 'p3', 'p1']);
    const without = after(removePage(report, 'p1'));
    expect(pageOrder(without)).toEqual(['p2', 'p3']);
    expect(Object.keys(without.blocks)).toEqual(['b4']);
  });

  it('are copied with blocks of their own, which keep their order', () => {
    const copied = after(copyPage(report, 'p1', newId));
    const [, copy] = pageOrder(copied);
    expect(pageOrder(copied)).toEqual(['p1', copy, 'p2', 'p3']);
    expect(order(copied)).toEqual(['b2', 'b1', 'b3']);
    expect(blocksOf(copied, copy!).map(({ place }) => place.x)).toEqual([400, 100, 800]);
  });

  it('are never none, and never more than fit', () => {
    const one = { ...report, pages: listed([report.pages.p1!]) };
    expect(removePage(one, 'p1')).toEqual({ problem: 'last-page' });
    const many = Array.from({ length: 200 }, (_, place) => ({ id: `p${place}`, order: `a${place}`, name: '' }));
    expect(addPage({ ...report, pages: listed(many) }, { id: 'x', name: '' })).toEqual({ problem: 'too-many-pages' });
    const full = Array.from({ length: 40 }, (_, place) => block(`f${place}`, 'p1', `a${place}`));
    expect(addBlocks({ ...report, blocks: listed(full) }, 'p1', [block('x', '', '')])).toEqual({
      problem: 'too-many-blocks',
    });
  });
});

describe('the blocks of a page', () => {
  it('are read in their order, in which the newest is last', () => {
    expect(order(report)).toEqual(['b2', 'b1', 'b3']);
    expect(order(after(addBlocks(report, 'p1', [block('x', '', ''), block('y', '', '')])))).toEqual([
      ...['b2', 'b1', 'b3', 'x', 'y'],
    ]);
    expect(order(after(reorderBlock(report, 'b1', 'first')))).toEqual(['b1', 'b2', 'b3']);
    expect(order(after(reorderBlock(report, 'b2', 'later')))).toEqual(['b1', 'b2', 'b3']);
    expect(order(after(reorderBlock(report, 'b2', 'last')))).toEqual(['b1', 'b3', 'b2']);
    expect(order(after(reorderBlock(report, 'b3', 'earlier')))).toEqual(['b2', 'b3', 'b1']);
    expect(reorderBlock(report, 'b2', 'earlier')).toEqual({ changes: [] });
  });

  it('that are pasted beside themselves stand aside, and on another page where they stood', () => {
    const [b1] = [report.blocks.b1!];
    const same = after(pasteBlocks(report, 'p1', [b1], newId));
    expect(blocksOf(same, 'p1').at(-1)?.place).toEqual(at(120, 120));
    const other = after(pasteBlocks(report, 'p2', [b1], newId));
    expect(blocksOf(other, 'p2').at(-1)?.place).toEqual(at(100, 100));
  });

  it('that are locked are neither removed nor moved by a layout', () => {
    const locked = after(lockBlocks(['b1'], true));
    expect(order(after(removeBlocks(locked, ['b1', 'b2']), locked))).toEqual(['b1', 'b3']);
    const laid = after(chooseLayout(locked, 'p1', 'one', [at(0, 0, 500, 500)]), locked);
    expect(laid.blocks.b1!.place).toEqual(at(100, 100));
    expect(laid.blocks.b2!.place).toEqual(at(0, 0, 500, 500));
  });

  it('write only the sides that moved: somebody else may make it wider meanwhile', () => {
    expect(placeBlocks([[report.blocks.b1!, at(130, 100)]])).toEqual({
      changes: [{ path: ['blocks', 'b1', 'place', 'x'], value: 130 }],
    });
  });

  it('go to the places of a layout in the order of reading; what has none stays', () => {
    const laid = after(chooseLayout(report, 'p1', 'two', [at(0, 0), at(600, 0)]));
    expect(['b2', 'b1', 'b3'].map(id => laid.blocks[id]!.place)).toEqual([at(0, 0), at(600, 0), at(800, 500)]);
    expect(laid.pages.p1!.layout).toBe('two');
    expect(freePlace(laid, 'p1', [at(0, 0), at(600, 0), at(0, 300)])).toEqual(at(0, 300));
    expect(freePlace(laid, 'p1', [at(0, 0), at(600, 0)])).toBeUndefined();
  });
});

describe('moving and resizing', () => {
  const anywhere = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: LEAST_SIDE, max: 280 }),
    height: fc.integer({ min: LEAST_SIDE, max: 120 }),
  });
  const far = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });

  it('never leaves the page, and keeps those that are moved together as they were to each other', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 5 }), far, (places, by) => {
        const moved = movedWithin(
          places.map(place => ({ place })),
          by,
          page,
        ).map(([, place]) => place);
        const around = boundsOf(moved);
        expect(around.x).toBeGreaterThanOrEqual(0);
        expect(around.y).toBeGreaterThanOrEqual(0);
        expect(around.x + around.width).toBeLessThanOrEqual(page.width);
        expect(around.y + around.height).toBeLessThanOrEqual(page.height);
        const by0 = { x: moved[0]!.x - places[0]!.x, y: moved[0]!.y - places[0]!.y };
        expect(moved).toEqual(places.map(place => ({ ...place, x: place.x + by0.x, y: place.y + by0.y })));
      }),
    );
  });

  it('by any handle stays on the page and can be taken hold of; what is not held stays', () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...handles), far, fc.boolean(), (place, handle, by, keepsRatio) => {
        const next = resized(place, handle, by, page, keepsRatio);
        if (!keepsRatio) expect(Math.min(next.width, next.height)).toBeGreaterThanOrEqual(LEAST_SIDE);
        expect(next.x).toBeGreaterThanOrEqual(0);
        expect(next.y).toBeGreaterThanOrEqual(0);
        expect(next.x + next.width).toBeLessThanOrEqual(page.width);
        expect(next.y + next.height).toBeLessThanOrEqual(page.height);
        if (handle.x <= 0) expect(next.x + next.width).toBe(place.x + place.width);
        if (handle.x >= 0) expect(next.x).toBe(place.x);
        if (handle.y <= 0) expect(next.y + next.height).toBe(place.y + place.height);
        if (handle.y >= 0) expect(next.y).toBe(place.y);
      }),
    );
  });

  it('keeps the shape of a picture when it is asked to', () => {
    expect(resized(at(0, 0, 200, 100), { x: 1, y: 1 }, { x: 200, y: 20 }, page, true)).toEqual(at(0, 0, 240, 120));
  });

  it('is drawn to edges and middles of the others and of the page, and says which', () => {
    const other = at(300, 300);
    expect(snapMoved(at(304, 100), [other], page)).toEqual({ x: -4, y: 0, guides: [{ axis: 'x', at: 300 }] });
    const middle = snapMoved(at(page.width / 2 - 103, 48 + 5), [], page);
    expect(middle).toEqual({
      x: 3,
      y: -5,
      guides: [
        { axis: 'x', at: page.width / 2 },
        { axis: 'y', at: 48 },
      ],
    });
    expect(snapMoved(at(300 + SNAP_WITHIN + 1 - 200 - 30, 201), [], page).guides).toEqual([]);
  });

  it('draws only held sides when something is made larger', () => {
    const other = at(700, 0);
    expect(snapResized(at(497, 200), { x: 1, y: 0 }, [other], page)).toEqual({
      x: 3,
      y: 0,
      guides: [{ axis: 'x', at: 700 }],
    });
    expect(snapResized(at(497, 200), { x: 0, y: 1 }, [other], page).guides).toEqual([]);
  });
});

describe('a report as wide as a phone', () => {
  const phone: ReportDocument = { ...report, shape: 'phone' };
  const blocks = blocksOf(phone, 'p1');
  const places = shownPlaces(phone, blocks);

  it('has its blocks below each other in the order of reading; only their heights count', () => {
    expect([...places]).toEqual([
      ['b2', at(16, 16, 358)],
      ['b1', at(16, 132, 358)],
      ['b3', at(16, 248, 358)],
    ]);
    expect(columnHeight(places)).toBe(700);
    expect(shownPlaces(report, blocks).get('b1')).toEqual(at(100, 100));
  });

  it('moves a block to where its middle is dropped', () => {
    expect(dropIndex(places, 'b3', 20)).toBe(0);
    expect(dropIndex(places, 'b2', 190)).toBe(1);
    expect(dropIndex(places, 'b2', 9_999)).toBe(2);
  });
});

describe('aligning', () => {
  const places = [at(10, 10, 100, 50), at(300, 200, 200, 100), at(700, 90, 60, 60)];
  it.each(alignments)('%s brings several to one line within what is around them', how => {
    const lines = aligned(places, how, page).map(({ x, y, width, height }) => {
      const line = { left: x, centre: x + width / 2, right: x + width };
      return { ...line, top: y, middle: y + height / 2, bottom: y + height }[how];
    });
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
  });

  it('brings one alone to its page', () => {
    expect(aligned([at(10, 10, 100, 50)], 'right', page)).toEqual([at(1180, 10, 100, 50)]);
  });

  it('spreads with the same room between each two, the outermost staying', () => {
    const gaps = spread([at(0, 0, 100), at(150, 0, 100), at(600, 0, 100)], 'x');
    expect(gaps.map(({ x }) => x)).toEqual([0, 300, 600]);
    expect(spread(places.slice(0, 2), 'x')).toEqual(places.slice(0, 2));
  });
});

describe('keys on the canvas', () => {
  const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  it.each([
    ['ArrowLeft', {}, { do: 'move', x: -1, y: 0 }],
    ['ArrowDown', { shiftKey: true }, { do: 'move', x: 0, y: 10 }],
    ['ArrowRight', { altKey: true }, { do: 'resize', x: 1, y: 0 }],
    ['ArrowUp', { altKey: true, shiftKey: true }, { do: 'resize', x: 0, y: -10 }],
    ['Tab', {}, undefined],
    ['Delete', {}, { do: 'remove' }],
    ['z', { ctrlKey: true }, { do: 'undo' }],
    ['Z', { metaKey: true, shiftKey: true }, { do: 'redo' }],
    ['y', { ctrlKey: true }, { do: 'redo' }],
    ['c', { ctrlKey: true }, { do: 'copy' }],
    ['v', { metaKey: true }, { do: 'paste' }],
    ['d', { ctrlKey: true }, { do: 'duplicate' }],
    ['ArrowLeft', { ctrlKey: true }, undefined],
    ['toString', { ctrlKey: true }, undefined],
    ['q', {}, undefined],
  ] as const)('%s with %j asks for %j', (key, held, action) => {
    expect(boardAction({ ...plain, ...held, key })).toEqual(action);
  });
});
