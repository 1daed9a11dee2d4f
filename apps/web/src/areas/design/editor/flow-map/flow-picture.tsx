import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { FlowBackdrop } from './flow-backdrop.tsx';
import { edgeStrokes, paint } from './flow-colours.ts';
import type { FlowEdge, FlowLayout, FlowNode as Node } from './flow-layout.ts';
import { FlowNode } from './flow-node.tsx';

interface FlowPictureProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly layout: FlowLayout;
  readonly zoom: number;
  readonly hidden: ReadonlySet<FlowEdge['kind']>;
  /** The question that is looked at. */
  readonly active: string | undefined;
  rulesOf(questionId: string): string;
  onActive(questionId: string | undefined): void;
  onGo(questionId: string): void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: at => at + 1,
  ArrowUp: at => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The picture. One question at a time is looked at: its lines and what they lead to stand out, the others step back. */
export function FlowPicture({ ref, layout, zoom, hidden, active, rulesOf, onActive, onGo }: FlowPictureProps) {
  const t = useTexts(editorToolsTexts).map;
  const { nodes, nodeX, nodeWidth } = layout;
  const [current, setCurrent] = useState<string>();
  const reachable = nodes.filter(node => node.kind !== 'page-break');
  const edges = layout.edges.filter(({ kind }) => !hidden.has(kind));
  const isTouched = ({ from, to }: FlowEdge) => from === active || (active !== undefined && to.includes(active));
  const touched = edges.filter(isTouched);
  const near = new Set(touched.flatMap(({ from, to }) => [from, ...to]));
  const move = (event: KeyboardEvent<Element>, node: Node) => {
    const next = STEPS[event.key] && reachable[STEPS[event.key]!(reachable.indexOf(node), reachable.length - 1)];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.closest('svg')?.querySelector<SVGElement>(`[data-node="${next.id}"]`)?.focus();
  };
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width={layout.width * zoom}
      height={layout.height * zoom}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      fontFamily="Inter, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"
      fontSize="13"
    >
      <title>{t.picture}</title>
      <rect width={layout.width} height={layout.height} fill={paint.paper} />
      <defs>
        {Object.entries(edgeStrokes).map(([kind, { stroke }]) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0L8 4L0 8Z" fill={stroke} />
          </marker>
        ))}
      </defs>
      <FlowBackdrop layout={layout} />
      {edges.map(edge => (
        <path
          key={edge.key}
          d={edge.path}
          fill="none"
          {...edgeStrokes[edge.kind]}
          strokeWidth={touched.includes(edge) ? 2.5 : 1.5}
          opacity={active !== undefined && !touched.includes(edge) ? 0.15 : 1}
          markerEnd={`url(#arrow-${edge.kind})`}
        />
      ))}
      {reachable.map(node => (
        <FlowNode
          key={node.id}
          node={node}
          x={nodeX}
          width={nodeWidth}
          isActive={active === node.id}
          isPale={touched.length > 0 && active !== node.id && !near.has(node.id)}
          isStop={(current ?? reachable[0]?.id) === node.id}
          rules={rulesOf(node.id)}
          onGo={() => onGo(node.id)}
          onPoint={isOver => onActive(isOver ? node.id : current)}
          onFocus={() => {
            setCurrent(node.id);
            onActive(node.id);
          }}
          onKeyDown={event => move(event, node)}
        />
      ))}
    </svg>
  );
}
