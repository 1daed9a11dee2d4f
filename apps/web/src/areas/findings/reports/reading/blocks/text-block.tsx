import { type FoundFigure, formatShown, type ReportParagraph, type ReportRun } from '@wenshu/analysis/browser';
import type { CSSProperties } from 'react';
import { language } from '../../../../../app/language/language.ts';
import classes from '../reading.module.css';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';

const NONE: Readonly<Record<string, FoundFigure>> = {};

/** Paragraphs whose numbers are those of now. */
export function TextBlock({ blockId, content: { paragraphs } }: BlockProps<'text'>) {
  const { results } = useReading();
  const result = results[blockId];
  const figures = result?.kind === 'text' ? result.figures : NONE;
  return (
    <div className={classes.text}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <Paragraph key={at} paragraph={paragraph} figures={figures} />
      ))}
    </div>
  );
}

interface ParagraphProps {
  readonly paragraph: ReportParagraph;
  readonly figures: Readonly<Record<string, FoundFigure>>;
}

const ALIGN = { left: 'left', centre: 'center', right: 'right' } as const;

function Paragraph({ paragraph: { style, align, runs }, figures }: ParagraphProps) {
  const Tag = style === 'title' ? 'h2' : style === 'heading' ? 'h3' : 'p';
  return (
    <Tag className={classes.paragraph} data-style={style} style={align && { textAlign: ALIGN[align] }}>
      {runs.map((run, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
        <span key={at} style={runStyle(run)}>
          {'text' in run ? run.text : <LiveNumber figure={figures[run.figureId]} />}
        </span>
      ))}
      {/* An empty line is as high as one with words. */}
      {runs.length === 0 && <br />}
    </Tag>
  );
}

function LiveNumber({ figure }: { readonly figure: FoundFigure | undefined }) {
  return <span className={classes.live}>{figure ? formatShown(figure.format, figure.value, language) : '…'}</span>;
}

function runStyle({ bold, italic, colour }: ReportRun): CSSProperties | undefined {
  if (!bold && !italic && !colour) return undefined;
  return { ...(bold && { fontWeight: 700 }), ...(italic && { fontStyle: 'italic' }), ...(colour && { color: colour }) };
}
