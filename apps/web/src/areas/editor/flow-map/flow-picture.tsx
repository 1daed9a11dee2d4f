import { inOrder } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { describeRule } from '@wenshu/texts/logic/describe-rule';
import { type KeyboardEvent, type Ref, useMemo, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { actsOn } from '../outline/count-rules.ts';
import { useEditorState } from '../state/use-editor.ts';
import { type FlowEdge, type FlowLayout, type FlowNode, ROW_HEIGHT } from './flow-layout.ts';

/** Written as values and not as variables: the saved file stands alone. */
const INK = '#16282b';
const FAINT = '#667577';
const LINE = '#cbc6ba';
const PAPER = '#fbfaf6';
const PINE = '#12605b';

export const colours: Readonly<Record<FlowEdge['kind'], { stroke: string; strokeDasharray?: string }>> = {
  jump: { stroke: '#12605b' },
  'screen-out': { stroke: '#b5382a' },
  display: { stroke: '#97500f', strokeDasharray: '6 4' },
  reference: { stroke: '#3d5a99', strokeDasharray: '2 4' },
  loop: { stroke: '#6b3f8f' },
};

interface FlowPictureProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly layout: FlowLayout;
  readonly zoom: number;
  onGo(questionId: string): void;
}

/** The picture. One question at a time is in focus: its lines stand out, the others step back. */
export function FlowPicture({ ref, layout, zoom, onGo }: FlowPictureProps) {
  const t = useTexts(editorToolsTexts).map;
  const { nodes, edges, brackets, boxes, ends, nodeX, nodeWidth } = layout;
  const rulesOf = useRuleSentences();
  const reachable = nodes.filter(node => node.kind !== 'page-break');
  const [current, setCurrent] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const active = hovered ?? current;
  const isTouched = (edge: FlowEdge) => edge.from === active || (active !== undefined && edge.to.includes(active));

  const onKeyDown = (event: KeyboardEvent<Element>, node: FlowNode) => {
    const at = reachable.indexOf(node);
    const next =
      event.key === 'ArrowDown'
        ? reachable[at + 1]
        : event.key === 'ArrowUp'
          ? reachable[at - 1]
          : event.key === 'Home'
            ? reachable[0]
            : event.key === 'End'
              ? reachable.at(-1)
              : undefined;
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
      <rect width={layout.width} height={layout.height} fill={PAPER} />
      <defs>
        {Object.entries(colours).map(([kind, { stroke }]) => (
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
      {boxes.map(box => (
        <g key={box.groupId}>
          <rect x={nodeX - 10} y={box.y} width={nodeWidth + 20} height={box.height} rx="10" fill="#fff" stroke={LINE} />
          <text x={nodeX} y={box.y + 21} fill={FAINT} fontSize="12" fontWeight="600">
            {cut(box.title, 44)}
          </text>
        </g>
      ))}
      {brackets.map(({ ruleId, x, y, height }) => (
        <g key={ruleId} stroke={colours.loop.stroke} fill="none" strokeWidth="2">
          <path d={`M${x + 10} ${y + 1}H${x + 4}V${y + height - 1}H${x + 10}`} />
        </g>
      ))}
      {edges.map(edge => (
        <path
          key={edge.key}
          d={edge.path}
          fill="none"
          {...colours[edge.kind]}
          strokeWidth={active !== undefined && isTouched(edge) ? 2.5 : 1.5}
          opacity={active !== undefined && !isTouched(edge) ? 0.15 : 1}
          markerEnd={`url(#arrow-${edge.kind})`}
        />
      ))}
      {ends.map(({ outcome, y }) => (
        <g key={outcome}>
          <rect
            x={nodeX}
            y={y}
            width={nodeWidth}
            height={ROW_HEIGHT}
            rx={ROW_HEIGHT / 2}
            fill={outcome === 'finished' ? '#e2efec' : '#fbeae7'}
          />
          <text x={nodeX + nodeWidth / 2} y={y + 23} textAnchor="middle" fill={INK} fontWeight="600">
            {t.ends[outcome]}
          </text>
        </g>
      ))}
      {nodes.map(node =>
        node.kind === 'page-break' ? (
          <g key={node.id}>
            <line
              x1={nodeX}
              x2={nodeX + nodeWidth}
              y1={node.y + 8}
              y2={node.y + 8}
              stroke={LINE}
              strokeDasharray="3 3"
            />
            <rect x={nodeX + nodeWidth / 2 - 30} y={node.y} width="60" height="16" fill="#fff" />
            <text x={nodeX + nodeWidth / 2} y={node.y + 12} textAnchor="middle" fontSize="11" fill={FAINT}>
              {t.pageBreak}
            </text>
          </g>
        ) : (
          <a
            key={node.id}
            href={`#${node.id}`}
            data-node={node.id}
            tabIndex={(current ?? reachable[0]?.id) === node.id ? 0 : -1}
            aria-label={t.nodeLabel({ name: node.seqName, title: node.title, rules: rulesOf(node.id) })}
            style={{ cursor: 'pointer', outline: 'none' }}
            onFocus={() => setCurrent(node.id)}
            onPointerEnter={() => setHovered(node.id)}
            onPointerLeave={() => setHovered(undefined)}
            onClick={event => {
              event.preventDefault();
              onGo(node.id);
            }}
            onKeyDown={event => onKeyDown(event, node)}
          >
            <rect
              x={nodeX}
              y={node.y}
              width={nodeWidth}
              height={node.height}
              rx="6"
              fill={active === node.id ? '#e2efec' : node.kind === 'note' ? PAPER : '#fff'}
              stroke={active === node.id ? PINE : LINE}
              strokeWidth={active === node.id ? 2 : 1}
            />
            <text x={nodeX + 12} y={node.y + 23} fill={PINE} fontWeight="600">
              {cut(node.seqName, 6)}
            </text>
            <text x={nodeX + 62} y={node.y + 23} fill={INK}>
              {cut(node.title, 40)}
            </text>
          </a>
        ),
      )}
    </svg>
  );
}

/** The sentences of each question, found once for all of them. */
function useRuleSentences(): (questionId: string) => string {
  const document = useEditorState(state => state.document);
  return useMemo(() => {
    const rules = inOrder(document.logic).map(rule => ({ rule, text: describeRule(rule, document, language) }));
    return questionId =>
      rules
        .filter(({ rule }) => actsOn(rule) === questionId)
        .map(({ text }) => text)
        .join(language === 'zh' ? '；' : '; ');
  }, [document]);
}

/** A picture does not wrap. A Chinese character is as wide as two Latin letters. */
function cut(text: string, width: number): string {
  let used = 0;
  let shown = '';
  for (const character of text.replace(/\s+/g, ' ')) {
    used += character.codePointAt(0)! > 0x2e7f ? 2 : 1;
    if (used > width) return `${shown}…`;
    shown += character;
  }
  return shown;
}
