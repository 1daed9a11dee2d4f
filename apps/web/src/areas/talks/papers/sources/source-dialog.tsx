import { paperTexts } from '@wenshu/texts/talks/papers';
import { useEffect, useMemo, useRef } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useOpenPaper, usePaper } from '../open/paper-context.ts';
import { markPassages } from './mark-passages.ts';
import classes from './sources.module.css';
import { useSourceText } from './use-sources.ts';

interface SourceDialogProps {
  readonly sourceId: string;
  /** The passage that is looked for in it. */
  readonly passage?: string;
  onClose(): void;
}

/** The text of a source with the passages that were taken out of it. */
export function SourceDialog({ sourceId, passage, onClose }: SourceDialogProps) {
  const t = useTexts(paperTexts).sources;
  const { paperId } = useOpenPaper();
  const source = useSourceText(paperId, sourceId);
  const words = { ...t, retry: useTexts(paperTexts).retry };
  return (
    <ViewDialog title={source.data?.name ?? t.title} width={760} isScrolling onClose={onClose}>
      <Loaded of={source} words={words}>
        {({ text }) => <MarkedText sourceId={sourceId} text={text} passage={passage} />}
      </Loaded>
    </ViewDialog>
  );
}

interface MarkedTextProps {
  readonly sourceId: string;
  readonly text: string;
  readonly passage: string | undefined;
}

function MarkedText({ sourceId, text, passage }: MarkedTextProps) {
  const t = useTexts(paperTexts).sources;
  const { nodes } = usePaper();
  const parts = useMemo(() => {
    const quoted = Object.values(nodes).filter(({ fields }) => fields['source'] === sourceId);
    return markPassages(
      text,
      quoted.map(({ fields }) => String(fields['passage'] ?? '')),
      passage,
    );
  }, [nodes, sourceId, text, passage]);
  const sought = useRef<HTMLElement>(null);
  useEffect(() => sought.current?.scrollIntoView({ block: 'center' }), []);
  const first = parts.findIndex(part => part.isSought);
  return (
    <>
      {passage !== undefined && first < 0 && <p role="alert">{t.notFound}</p>}
      <div className={classes.text}>
        {parts.map((part, at) =>
          part.isMarked ? (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes, cut at its places
              key={at}
              ref={at === first ? sought : null}
              title={t.passage}
              data-sought={part.isSought || undefined}
            >
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </div>
    </>
  );
}
