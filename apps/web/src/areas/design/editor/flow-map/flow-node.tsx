import { TypeIcon } from '@wenshu/question-types/type-icon';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { cutText } from './cut-text.ts';
import { paint } from './flow-colours.ts';
import type { FlowNode as Node } from './flow-layout.ts';

interface FlowNodeProps {
  readonly node: Node;
  readonly x: number;
  readonly width: number;
  readonly isActive: boolean;
  /** Out of the way of what is looked at. */
  readonly isPale: boolean;
  readonly isStop: boolean;
  readonly rules: string;
  onGo(): void;
  onPoint(isOver: boolean): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent<Element>): void;
}

const ICON_PX = 16;

/** A question of the map: a link to its card. */
export function FlowNode({ node, x, width, isActive, isPale, isStop, rules, ...on }: FlowNodeProps) {
  const t = useTexts(editorToolsTexts).map;
  const isNote = node.kind === 'note';
  return (
    <a
      href={`#${node.id}`}
      data-node={node.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={t.nodeLabel({ name: isNote ? '' : node.seqName, title: node.title, rules })}
      style={{ cursor: 'pointer', outline: 'none', opacity: isPale ? 0.55 : 1 }}
      onFocus={on.onFocus}
      onPointerEnter={() => on.onPoint(true)}
      onPointerLeave={() => on.onPoint(false)}
      onClick={event => {
        event.preventDefault();
        on.onGo();
      }}
      onKeyDown={on.onKeyDown}
    >
      <rect
        x={x}
        y={node.y}
        width={width}
        height={node.height}
        rx="6"
        fill={isActive ? paint.pineSoft : isNote ? paint.paper : paint.surface}
        stroke={isActive ? paint.pine : paint.line}
        strokeWidth={isActive ? 2 : 1}
      />
      <g color={paint.faint} transform={`translate(${x + 10} ${node.y + (node.height - ICON_PX) / 2})`}>
        <TypeIcon slug={node.type} sizePx={ICON_PX} />
      </g>
      {!isNote && (
        <text x={x + 34} y={node.y + 23} fill={paint.pine} fontWeight="600">
          {cutText(node.seqName, 6)}
        </text>
      )}
      <text x={isNote ? x + 34 : x + 76} y={node.y + 23} fill={isNote ? paint.faint : paint.ink}>
        {cutText(node.title, isNote ? 48 : 42)}
      </text>
    </a>
  );
}
