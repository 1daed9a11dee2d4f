import {
  applyCommand,
  type CommandCall,
  createQuestionnaire,
  type Item,
  isEditProblem,
  type Question,
} from '@wenshu/survey-core';
import { describe, expect, test } from 'vitest';
import { partLines } from '../../document/reading/part-rows.ts';
import { context } from '../../document/reading/testing/run-command.ts';
import type { Side } from '../drag/place-at.ts';
import { dropPart, shiftLevel, stepPart } from './move-part.ts';

const item = (id: string, order: string, more: Partial<Item> = {}): Item => ({
  id,
  order,
  title: { text: id },
  settings: {},
  ...more,
});
const byId = <T extends { id: string }>(...parts: T[]) => Object.fromEntries(parts.map(part => [part.id, part]));

function question(items: readonly Item[], more: Partial<Question> = {}): Question {
  return {
    id: 'question01',
    order: 'i',
    type: 'single-choice',
    groupId: 'group001',
    seqName: 'Q1',
    title: { text: 'Q' },
    settings: {},
    items: byId(...items),
    itemGroups: {},
    rows: {},
    rowGroups: {},
    ...more,
  };
}

const flat = question([item('itemA1', 'b'), item('itemB1', 'c'), item('itemC1', 'd')]);
const grouped = question(
  [
    item('itemA1', 'b'),
    item('itemB1', 'c', { itemGroupId: 'groupX1' }),
    item('itemC1', 'd', { itemGroupId: 'groupX1' }),
    item('itemD1', 'e', { itemGroupId: 'groupY1' }),
  ],
  { itemGroups: byId(item('groupX1', 'b'), item('groupY1', 'c')) },
);
const layered = question([item('itemA1', 'b'), item('itemA2', 'b', { parentItemId: 'itemA1' }), item('itemB1', 'c')]);

/** The list after the command, as it is drawn: ">" is a level, "#" a group. */
function after(before: Question, command: CommandCall | undefined): string {
  if (!command) return 'refused';
  const survey = createQuestionnaire({ title: 'S', baseLanguageId: 1, groupId: 'group001' });
  const document = { ...survey, questions: { [before.id]: before } };
  const edit = applyCommand(document, command.name, command.input, context);
  return isEditProblem(edit) ? edit.problem : drawn(edit.document.questions[before.id]!);
}

function drawn(question: Question): string {
  return partLines(question, 'items')
    .map(line => (line.kind === 'group' ? `#${line.id}` : '>'.repeat(line.depth) + line.id))
    .join(' ');
}

describe('keys', () => {
  test('an option goes up and down, not beyond the ends', () => {
    expect(after(flat, stepPart(flat, 'items', 'itemB1', -1))).toBe('itemB1 itemA1 itemC1');
    expect(after(flat, stepPart(flat, 'items', 'itemB1', 1))).toBe('itemA1 itemC1 itemB1');
    expect(stepPart(flat, 'items', 'itemA1', -1)).toBeUndefined();
    expect(stepPart(flat, 'items', 'itemC1', 1)).toBeUndefined();
  });

  test('at the edge of a group it goes into the next one', () => {
    expect(after(grouped, stepPart(grouped, 'items', 'itemA1', 1))).toBe(
      '#groupX1 itemA1 itemB1 itemC1 #groupY1 itemD1',
    );
    expect(after(grouped, stepPart(grouped, 'items', 'itemD1', -1))).toBe(
      'itemA1 #groupX1 itemB1 itemC1 itemD1 #groupY1',
    );
    expect(stepPart(grouped, 'items', 'itemD1', 1)).toBeUndefined();
  });

  test('a level down hangs it on the one before, a level up sets it free', () => {
    expect(after(layered, shiftLevel(layered, 'itemB1', 1))).toBe('itemA1 >itemA2 >itemB1');
    expect(after(layered, shiftLevel(layered, 'itemA2', -1))).toBe('itemA1 itemA2 itemB1');
    expect(shiftLevel(layered, 'itemA1', 1)).toBeUndefined();
  });
});

describe('dragging', () => {
  const dropped = (question: Question, id: string, besideId: string, side: Side) =>
    after(question, dropPart(question, 'items', id, besideId, side));

  test('an option goes before or after the one it is dropped on', () => {
    expect(dropped(flat, 'itemA1', 'itemC1', 'after')).toBe('itemB1 itemC1 itemA1');
    expect(dropped(flat, 'itemA1', 'itemC1', 'before')).toBe('itemB1 itemA1 itemC1');
    expect(dropped(flat, 'itemC1', 'itemA1', 'before')).toBe('itemC1 itemA1 itemB1');
    expect(dropped(flat, 'itemC1', 'itemA1', 'after')).toBe('itemA1 itemC1 itemB1');
  });

  test('beside its neighbours nothing happens', () => {
    expect(dropped(flat, 'itemB1', 'itemA1', 'after')).toBe('refused');
    expect(dropped(flat, 'itemB1', 'itemC1', 'before')).toBe('refused');
    expect(dropped(flat, 'itemB1', 'itemB1', 'after')).toBe('refused');
  });

  test('it goes from group to group, and out of all groups above the first heading', () => {
    expect(dropped(grouped, 'itemA1', 'itemB1', 'after')).toBe('#groupX1 itemB1 itemA1 itemC1 #groupY1 itemD1');
    expect(dropped(grouped, 'itemA1', 'groupY1', 'after')).toBe('#groupX1 itemB1 itemC1 #groupY1 itemA1 itemD1');
    expect(dropped(grouped, 'itemA1', 'groupY1', 'before')).toBe('#groupX1 itemB1 itemC1 itemA1 #groupY1 itemD1');
    expect(dropped(grouped, 'itemC1', 'groupX1', 'before')).toBe('itemA1 itemC1 #groupX1 itemB1 #groupY1 itemD1');
    expect(dropped(grouped, 'itemD1', 'groupX1', 'after')).toBe('itemA1 #groupX1 itemD1 itemB1 itemC1 #groupY1');
  });

  test('it takes what hangs on it along, and never below itself', () => {
    expect(dropped(layered, 'itemA1', 'itemB1', 'after')).toBe('itemB1 itemA1 >itemA2');
    expect(dropped(layered, 'itemA1', 'itemA2', 'after')).toBe('refused');
    expect(dropped(layered, 'itemB1', 'itemA2', 'before')).toBe('itemA1 >itemB1 >itemA2');
  });
});
