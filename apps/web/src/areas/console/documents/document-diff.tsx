import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { useMemo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { diffLines, nearChanges, type ShownLine } from './diff-lines.ts';
import classes from './documents.module.css';

/** What is written, beside what is shown now. */
export function DocumentDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useTexts(documentsRoomTexts);
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  if (before === after) return <p>{t.same}</p>;
  if (!lines) return <p>{t.tooLong}</p>;
  return (
    <div className={classes.diff}>
      {nearChanges(lines).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their places
        <Line key={place} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { readonly line: ShownLine }) {
  const t = useTexts(documentsRoomTexts);
  if (line.kind === 'left-out')
    return (
      <span className={classes.line} data-kind={line.kind}>
        …
      </span>
    );
  if (line.kind === 'same') return <span className={classes.line}>{line.text}</span>;
  // By their meaning, not by their colour alone.
  const Mark = line.kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={classes.line} data-kind={line.kind} title={t[line.kind]}>
      {line.kind === 'added' ? '+ ' : '− '}
      {line.text}
    </Mark>
  );
}
