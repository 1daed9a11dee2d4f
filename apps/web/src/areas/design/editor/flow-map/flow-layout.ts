import { inOrder, type LogicRule, type Question, type Questionnaire } from '@wenshu/survey-core';
import { orderedQuestions, roleOf } from '../../document/reading/place.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';
import { assignLanes } from './assign-lanes.ts';
import { type FlowLine, linesOf } from './flow-lines.ts';

export const ROW_HEIGHT = 36;
const GAP = 8;
const BREAK_HEIGHT = 16;
const GROUP_HEAD = 34;
/** A survey that is one group without a name needs no heading. */
const NO_HEAD = 10;
const GROUP_GAP = 18;
const NODE_WIDTH = 380;
const LANE = 13;
const MOST_LANES_WIDTH = 260;
const MARGIN = 28;
const BRACKET = 16;

export interface FlowNode {
  readonly id: string;
  readonly kind: 'question' | 'note' | 'page-break';
  readonly type: string;
  readonly seqName: string;
  readonly title: string;
  readonly y: number;
  readonly height: number;
}

export interface FlowBox {
  readonly groupId: string;
  readonly title: string;
  readonly y: number;
  readonly height: number;
}

export type FlowEnd = 'finished' | 'screened';

export interface FlowEdge {
  readonly key: string;
  readonly ruleId: string;
  readonly kind: FlowLine['kind'];
  /** Question ids, for highlighting; an end's name at the far side of a jump. */
  readonly from: string;
  readonly to: readonly string[];
  readonly path: string;
}

export interface FlowBracket {
  readonly ruleId: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly nodeX: number;
  readonly nodeWidth: number;
  readonly nodes: readonly FlowNode[];
  readonly boxes: readonly FlowBox[];
  readonly ends: readonly { readonly outcome: FlowEnd; readonly y: number }[];
  readonly edges: readonly FlowEdge[];
  readonly brackets: readonly FlowBracket[];
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The whole flow as a picture: questions in one column in the order of answering, jumps as arcs on the right, what depends on what on
 * the left, the endings below. Arcs get lanes, so that no two lie upon each other.
 */
export function layOutFlow(document: Questionnaire): FlowLayout {
  const placed = placeNodes(document);
  const ends = (['finished', 'screened'] as const).map((outcome, index) => ({
    outcome,
    y: placed.bottom + index * (ROW_HEIGHT + GAP),
  }));
  const middle = new Map<string, number>([
    ...placed.nodes.map(({ id, y, height }) => [id, y + height / 2] as const),
    ...placed.boxes.map(({ groupId, y }) => [groupId, y + GROUP_HEAD / 2] as const),
    ...ends.map(({ outcome, y }) => [outcome, y + ROW_HEIGHT / 2] as const),
  ]);
  const links = inOrder(document.logic).flatMap(rule => linksOf(rule, document, middle));
  const right = assignLanes(links.filter(link => link.side === 'right').map(spanOf));
  const left = assignLanes(links.filter(link => link.side === 'left').map(spanOf));
  const leftLane = Math.min(LANE, MOST_LANES_WIDTH / Math.max(1, left.count));
  const rightLane = Math.min(LANE, MOST_LANES_WIDTH / Math.max(1, right.count));
  const nodeX = MARGIN + left.count * leftLane + BRACKET + 12;
  const edges = [
    ...links
      .filter(link => link.side === 'right')
      .map((link, at) => edgeOf(link, arc(nodeX + NODE_WIDTH, link, (right.lanes[at]! + 1.6) * rightLane))),
    ...links
      .filter(link => link.side === 'left')
      .map((link, at) => edgeOf(link, arc(nodeX, link, -(left.lanes[at]! + 1.6) * leftLane - BRACKET))),
  ];
  return {
    width: nodeX + NODE_WIDTH + (right.count + 1.6) * rightLane + MARGIN,
    height: placed.bottom + 2 * (ROW_HEIGHT + GAP) + MARGIN,
    nodeX,
    nodeWidth: NODE_WIDTH,
    nodes: placed.nodes,
    boxes: placed.boxes,
    ends,
    edges,
    brackets: bracketsOf(document, placed, nodeX - BRACKET),
  };
}

function placeNodes(document: Questionnaire) {
  const questions = orderedQuestions(document);
  const nodes: FlowNode[] = [];
  const boxes: FlowBox[] = [];
  let y = MARGIN;
  const groups = inOrder(document.groups);
  for (const group of groups) {
    const title = group.title.text || (group.seqName ?? '');
    const inside = questions.filter(question => question.groupId === group.id);
    const top = y;
    y += groups.length === 1 && title === '' ? NO_HEAD : GROUP_HEAD;
    for (const question of inside) {
      const kind = roleOf(question);
      const height = kind === 'page-break' ? BREAK_HEIGHT : ROW_HEIGHT;
      const { id, type, seqName, title } = question;
      nodes.push({ id, kind, type, seqName, title: plainTitle(title, document), y, height });
      y += height + GAP;
    }
    boxes.push({ groupId: group.id, title, y: top, height: y - top + 4 });
    y += GROUP_GAP;
  }
  return { nodes, boxes, bottom: y };
}

interface Link extends Omit<FlowLine, 'to'> {
  readonly ruleId: string;
  readonly to: readonly string[];
  readonly fromY: number;
  readonly toY: number;
}

function linksOf(rule: LogicRule, document: Questionnaire, middle: ReadonlyMap<string, number>): Link[] {
  return linesOf(rule)
    .links(rule, document)
    .flatMap(({ kind, side, from, to }) => {
      const [fromY, toY] = [middle.get(from), middle.get(to)];
      if (fromY === undefined || toY === undefined || from === to) return [];
      return [{ ruleId: rule.id, kind, side, from, to: membersOf(document, to), fromY, toY }];
    });
}

function membersOf(document: Questionnaire, id: string): string[] {
  if (!document.groups[id]) return [id];
  return Object.values(document.questions).flatMap((question: Question) =>
    question.groupId === id ? [question.id] : [],
  );
}

const spanOf = ({ fromY, toY }: Link): Span => ({ top: Math.min(fromY, toY), bottom: Math.max(fromY, toY) });

function edgeOf({ ruleId, kind, from, to }: Link, path: string): FlowEdge {
  return { key: `${ruleId} ${from}`, ruleId, kind, from, to, path };
}

/** Out to its lane, along it, and back in, with round corners. */
function arc(x: number, { fromY, toY }: Link, out: number): string {
  const lane = x + out;
  const round = Math.min(8, Math.abs(out), Math.abs(toY - fromY) / 2);
  const turn = Math.sign(out) * round;
  const down = Math.sign(toY - fromY) * round;
  return [
    `M${x} ${fromY}`,
    `H${lane - turn}`,
    `Q${lane} ${fromY} ${lane} ${fromY + down}`,
    `V${toY - down}`,
    `Q${lane} ${toY} ${lane - turn} ${toY}`,
    `H${x + Math.sign(out) * 2}`,
  ].join('');
}

function bracketsOf(
  document: Questionnaire,
  { nodes, boxes }: { nodes: readonly FlowNode[]; boxes: readonly FlowBox[] },
  x: number,
): FlowBracket[] {
  return inOrder(document.logic).flatMap(rule => {
    const repeated = linesOf(rule).repeats?.(rule);
    const around: { y: number; height: number } | undefined =
      nodes.find(node => node.id === repeated) ?? boxes.find(box => box.groupId === repeated);
    return around ? [{ ruleId: rule.id, x, y: around.y, height: around.height }] : [];
  });
}
