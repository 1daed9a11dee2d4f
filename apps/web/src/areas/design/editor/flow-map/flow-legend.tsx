import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { useTexts } from '../../../../app/language/language.ts';
import { edgeStrokes } from './flow-colours.ts';
import type { FlowEdge } from './flow-layout.ts';
import classes from './flow-map.module.css';

type Kind = FlowEdge['kind'];

interface FlowLegendProps {
  /** The kinds that the picture has. */
  readonly kinds: ReadonlySet<Kind>;
  readonly hidden: ReadonlySet<Kind>;
  onToggle(kind: Kind): void;
}

/** What the lines mean; pressed, a kind of them goes and comes. */
export function FlowLegend({ kinds, hidden, onToggle }: FlowLegendProps) {
  const t = useTexts(editorToolsTexts).map;
  return (
    <ul className={classes.legend} aria-label={t.legendLabel}>
      {(Object.keys(edgeStrokes) as Kind[])
        .filter(kind => kinds.has(kind))
        .map(kind => (
          <li key={kind}>
            <button
              type="button"
              className={classes.legendButton}
              aria-pressed={!hidden.has(kind)}
              onClick={() => onToggle(kind)}
            >
              <svg width="28" height="8" aria-hidden="true">
                <line x1="0" y1="4" x2="28" y2="4" {...edgeStrokes[kind]} strokeWidth="2" />
              </svg>
              {t.legend[kind]}
            </button>
          </li>
        ))}
    </ul>
  );
}
