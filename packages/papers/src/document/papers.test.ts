import { mintId, setTo } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import {
  checkPaper,
  doPaperEditsMeet,
  emptyPaper,
  makePaperEdit,
  nodesBelow,
  outlineMinutes,
  type Paper,
  type ProposedNode,
  paperChanges,
  paperPartIds,
  subtreeOf,
} from '../index.ts';

const newId = () => mintId(Math.random);
const node = (kind: string, fields: ProposedNode['fields'], below: readonly ProposedNode[] = []): ProposedNode => ({
  kind,
  parent: null,
  fields,
  below,
});
const made = (paper: Paper, changes: ReturnType<typeof paperChanges.title>): Paper => {
  const edit = makePaperEdit(paper, changes);
  if ('problem' in edit) throw new Error(`${edit.problem} at ${edit.at}`);
  return edit.document;
};

const begun = emptyPaper({ kind: 'outline', title: 'Tea', language: 'en', brief: { goal: 'Why', minutes: 60 } });
const outline = made(
  begun,
  paperChanges.add(
    begun,
    [
      node('section', { title: 'Warm-up', minutes: 10 }),
      node('section', { title: 'Habits', minutes: 35 }, [
        node('question', { text: 'Last time?', mustAsk: true }, [node('probe', { text: 'Who else?' })]),
        node('question', { text: 'And before?' }),
      ]),
    ],
    newId,
  ),
);
const [warmUp, habits] = nodesBelow(outline, null, 'section');
const [last, before] = nodesBelow(outline, habits!.id, 'question');

describe('an edit of a paper', () => {
  it('puts trees of nodes in their order, after one of their kind or at an end', () => {
    const titles = (paper: Paper) => nodesBelow(paper, null, 'section').map(({ fields }) => fields['title']);
    expect(titles(outline)).toEqual(['Warm-up', 'Habits']);
    const between = paperChanges.add(outline, [node('section', { title: 'Between' })], newId, warmUp!.id);
    expect(titles(made(outline, between))).toEqual(['Warm-up', 'Between', 'Habits']);
    const first = paperChanges.add(outline, [node('section', { title: 'First' })], newId, null);
    expect(titles(made(outline, first))).toEqual(['First', 'Warm-up', 'Habits']);
    const gone = paperChanges.add(outline, [node('section', { title: 'After one that is gone' })], newId, newId());
    expect(titles(made(outline, gone)).at(-1)).toBe('After one that is gone');
  });

  it('moves a node with what hangs below it, and removes it so', () => {
    const moved = made(outline, paperChanges.move(outline, last!.id, warmUp!.id));
    expect(nodesBelow(moved, warmUp!.id, 'question').map(({ id }) => id)).toEqual([last!.id]);
    expect(nodesBelow(moved, last!.id, 'probe')).toHaveLength(1);
    expect(subtreeOf(outline, habits!.id)).toHaveLength(4);
    const removed = made(outline, paperChanges.remove(outline, habits!.id));
    expect(Object.keys(removed.nodes)).toEqual([warmUp!.id]);
  });

  it.each([
    ['a tree', paperChanges.add(outline, [node('goal', { text: 'Learn' })], newId)],
    ['a removal', paperChanges.remove(outline, habits!.id)],
    ['a move', paperChanges.move(outline, before!.id, warmUp!.id, null)],
    ['a cleared text', paperChanges.field(last!.id, 'text', '')],
    ['the brief', paperChanges.brief('people', 'Students')],
  ])('%s is taken back by its inverse', (_, changes) => {
    const edit = makePaperEdit(outline, changes);
    if ('problem' in edit) throw new Error(edit.problem);
    expect(edit.document).not.toEqual(outline);
    expect(made(edit.document, [...edit.inverse])).toEqual(outline);
  });

  it.each([
    ['what kind of paper it is', [setTo(['kind'], 'concept')], 'not-readable'],
    ['what kind of node it is', [setTo(['nodes', last!.id, 'kind'], 'probe')], 'not-readable'],
    ['a field that its kind does not have', paperChanges.field(last!.id, 'minutes', 5), 'not-readable'],
    ['more than a field holds', paperChanges.field(last!.id, 'text', 'x'.repeat(2_001)), 'not-readable'],
    ['a time that no talk takes', paperChanges.field(habits!.id, 'minutes', 481), 'not-readable'],
    ['a question below a question', paperChanges.move(outline, before!.id, last!.id), 'not-readable'],
    ['a name that every object has', paperChanges.field(last!.id, 'constructor', 'x'), 'not-readable'],
    [
      'a parent that is not there',
      paperChanges.add(outline, [{ ...node('probe', { text: 'a' }), parent: newId() }], newId),
      'parent-unknown',
    ],
    ['a node that stays without its parent', [{ path: ['nodes', habits!.id] }], 'parent-unknown'],
    [
      'more than may stand there',
      paperChanges.add(
        outline,
        Array.from({ length: 21 }, (_, at) => node('goal', { text: `${at}` })),
        newId,
      ),
      'too-many',
    ],
  ])('%s is refused', (_, changes, problem) => {
    expect(makePaperEdit(outline, changes)).toMatchObject({ problem });
  });
});

describe('two edits of a paper', () => {
  const probe = paperChanges.add(outline, [{ ...node('probe', { text: 'Why?' }), parent: before!.id }], newId);

  it('meet at the same place, or where one stands upon what the other removed', () => {
    const other = paperChanges.field(before!.id, 'text', 'Other');
    expect(doPaperEditsMeet(paperChanges.field(before!.id, 'text', 'Mine'), other)).toBe(true);
    const removal = paperChanges.remove(outline, habits!.id);
    expect(doPaperEditsMeet(probe, removal)).toBe(true);
    expect(doPaperEditsMeet(removal, probe)).toBe(true);
    expect(doPaperEditsMeet(removal, paperChanges.move(outline, last!.id, habits!.id, null))).toBe(true);
    expect(paperPartIds(removal, probe)).toEqual([before!.id]);
  });

  it('do not meet in other fields of one node, or beside each other', () => {
    expect(
      doPaperEditsMeet(paperChanges.field(last!.id, 'text', 'a'), paperChanges.field(last!.id, 'mustAsk', false)),
    ).toBe(false);
    expect(doPaperEditsMeet(probe, paperChanges.field(before!.id, 'text', 'Other'))).toBe(false);
    expect(doPaperEditsMeet(probe, paperChanges.remove(outline, last!.id))).toBe(false);
  });
});

describe('a paper', () => {
  it('tells the minutes of its sections beside those that were planned', () => {
    expect(outlineMinutes(outline)).toEqual({ used: 45, planned: 60 });
    expect(outlineMinutes(made(outline, paperChanges.brief('minutes', undefined)))).toEqual({
      used: 45,
      planned: null,
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['another kind', { ...begun, kind: 'letter' }],
    ['a kind that every object has', { ...begun, kind: 'constructor' }],
    ['no title', { ...begun, title: ' ' }],
    ['more than it has', { ...begun, more: 1 }],
    ['a node under another id', { ...begun, nodes: { [warmUp!.id]: last } }],
    ['a choice that there is not', { ...begun, brief: { talk: 'crowd' } }],
    ['half a minute', { ...begun, brief: { minutes: 30.5 } }],
  ])('is not %s', (_, document) => {
    expect(checkPaper(document)).toBeDefined();
    expect(checkPaper(outline)).toBeUndefined();
  });
});
