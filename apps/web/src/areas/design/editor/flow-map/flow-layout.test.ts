import type { LogicRule, Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { describe, expect, test } from 'vitest';
import { assignLanes } from './assign-lanes.ts';
import { layOutFlow } from './flow-layout.ts';

const example = buildExample();

const withRules = (...rules: object[]): Questionnaire => ({
  ...example,
  logic: Object.fromEntries(
    rules.map((rule, at) => [`rule${at}`, { id: `rule${at}`, order: String(at), ...rule } as LogicRule]),
  ),
});

describe('assignLanes', () => {
  test('spans that overlap get different lanes, others share one', () => {
    const spans = [
      { top: 0, bottom: 100 },
      { top: 10, bottom: 20 },
      { top: 30, bottom: 40 },
      { top: 15, bottom: 35 },
    ];
    const { lanes, count } = assignLanes(spans);
    expect(lanes[1]).toBe(lanes[2]);
    expect(new Set([lanes[0], lanes[1], lanes[3]]).size).toBe(3);
    expect(count).toBe(3);
  });

  test('short spans lie nearest', () => {
    expect(
      assignLanes([
        { top: 0, bottom: 100 },
        { top: 10, bottom: 20 },
      ]).lanes,
    ).toEqual([1, 0]);
  });
});

describe('layOutFlow', () => {
  test('puts the questions below each other in the order of answering, inside their group', () => {
    const { nodes, boxes, ends } = layOutFlow(example);
    expect(nodes.map(node => node.seqName)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
    for (const [at, node] of nodes.entries()) if (at > 0) expect(node.y).toBeGreaterThan(nodes[at - 1]!.y);
    const box = boxes.find(one => one.groupId === ids.group)!;
    for (const node of nodes) expect(node.y + node.height).toBeLessThanOrEqual(box.y + box.height);
    expect(ends[0]!.y).toBeGreaterThan(nodes.at(-1)!.y);
  });

  test('draws every kind of rule, each from what it reads to what it acts on', () => {
    const when = { test: 'choice', questionId: ids.choice, is: 'any-of', itemIds: [ids.optionA] };
    const document = withRules(
      { kind: 'display', target: { questionId: ids.text }, when },
      { kind: 'jump', questionId: ids.choice, to: { questionId: ids.matrix } },
      { kind: 'jump', questionId: ids.text, to: { outcome: 'finished' } },
      { kind: 'screen-out', questionId: ids.counted, when },
      { kind: 'option-reference', questionId: ids.multiple, fromQuestionId: ids.choice, take: 'selected' },
      { kind: 'question-relation', target: { questionId: ids.matrix }, fromQuestionId: ids.choice, take: 'selected' },
    );
    const { edges, brackets } = layOutFlow(document);
    expect(edges.map(({ kind, from, to }) => [kind, from, ...to]).sort()).toEqual(
      [
        ['display', ids.choice, ids.text],
        ['jump', ids.choice, ids.matrix],
        ['jump', ids.text, 'finished'],
        ['screen-out', ids.counted, 'screened'],
        ['reference', ids.choice, ids.multiple],
        ['loop', ids.choice, ids.matrix],
      ].sort(),
    );
    expect(brackets).toHaveLength(1);
  });

  test('leaves out what refers to nothing', () => {
    expect(layOutFlow(withRules({ kind: 'jump', questionId: 'nobody', to: { outcome: 'finished' } })).edges).toEqual(
      [],
    );
  });

  test('lays out 200 questions with 150 rules, no wider than a screen', () => {
    const question = example.questions[ids.choice]!;
    const at = (index: number) => `question${String(index).padStart(4, '0')}`;
    const questions = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [
        at(index),
        { ...question, id: at(index), order: `a${String(index).padStart(4, '0')}`, seqName: `Q${index + 1}` },
      ]),
    );
    const rules = Array.from({ length: 150 }, (_, index) => ({
      kind: 'jump',
      questionId: at(index),
      to: { questionId: at(Math.min(199, index + 2 + (index % 40))) },
    }));
    const layout = layOutFlow({ ...withRules(...rules), questions });
    expect(layout.edges).toHaveLength(150);
    expect(layout.width).toBeLessThan(1000);
  });

  test('follows a new question', () => {
    const before = layOutFlow(example).height;
    const added = mustApply(example, 'addTopQuestion', {
      questionId: 'added00001',
      groupId: ids.group,
      order: 'z',
      type: 'fill-in',
      seqName: 'Q6',
      title: { text: 'More' },
    }).document;
    expect(layOutFlow(added).height).toBeGreaterThan(before);
  });
});
