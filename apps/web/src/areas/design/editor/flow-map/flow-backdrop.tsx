import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { useTexts } from '../../../../app/language/language.ts';
import { cutText } from './cut-text.ts';
import { edgeStrokes, paint } from './flow-colours.ts';
import { type FlowLayout, ROW_HEIGHT } from './flow-layout.ts';

/** What stands behind questions and lines: groups, loops, pages and the ways it ends. */
export function FlowBackdrop({ layout }: { layout: FlowLayout }) {
  const { outline, map: t } = useTexts(editorToolsTexts);
  const { boxes, brackets, ends, nodes, nodeX, nodeWidth } = layout;
  const middle = nodeX + nodeWidth / 2;
  return (
    <>
      {boxes.map((box, index) => (
        <g key={box.groupId}>
          <rect
            x={nodeX - 10}
            y={box.y}
            width={nodeWidth + 20}
            height={box.height}
            rx="10"
            fill={paint.surface}
            stroke={paint.line}
          />
          <text x={nodeX} y={box.y + 21} fill={paint.faint} fontSize="12" fontWeight="600">
            {boxes.length > 1 ? cutText(box.title || outline.group({ index: index + 1 }), 44) : cutText(box.title, 44)}
          </text>
        </g>
      ))}
      {brackets.map(({ ruleId, x, y, height }) => (
        <path
          key={ruleId}
          stroke={edgeStrokes.loop.stroke}
          fill="none"
          strokeWidth="2"
          d={`M${x + 10} ${y + 1}H${x + 4}V${y + height - 1}H${x + 10}`}
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
            fill={outcome === 'finished' ? paint.pineSoft : paint.cinnabarSoft}
          />
          <text x={middle} y={y + 23} textAnchor="middle" fill={paint.ink} fontWeight="600">
            {t.ends[outcome]}
          </text>
        </g>
      ))}
      {nodes
        .filter(({ kind }) => kind === 'page-break')
        .map(({ id, y }) => (
          <g key={id}>
            <line x1={nodeX} x2={nodeX + nodeWidth} y1={y + 8} y2={y + 8} stroke={paint.line} strokeDasharray="3 3" />
            <rect x={middle - 34} y={y} width="68" height="16" fill={paint.surface} />
            <text x={middle} y={y + 12} textAnchor="middle" fontSize="11" fill={paint.faint}>
              {t.pageBreak}
            </text>
          </g>
        ))}
    </>
  );
}
