import type { ShownDocument } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import { ActionButton } from '@wenshu/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import classes from './document-page.module.css';

interface DocumentPageProps {
  readonly title: string;
  readonly read: () => Promise<ShownDocument>;
}

/** A text that people agree to, with its version: what was agreed to must be known again. */
export function DocumentPage({ title, read }: DocumentPageProps) {
  const t = useTexts(documentTexts);
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<ShownDocument | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads it again.
  useEffect(() => {
    setShown(undefined);
    read().then(setShown, () => setShown('failed'));
  }, [round]);
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {shown === 'failed' && (
        <>
          <p role="alert">{t.failed}</p>
          <ActionButton onClick={() => setRound(before => before + 1)}>{t.retry}</ActionButton>
        </>
      )}
      {shown !== undefined && shown !== 'failed' && <Content document={shown} />}
    </article>
  );
}

function Content({ document: { version, publishTime, content } }: { readonly document: ShownDocument }) {
  const t = useTexts(documentTexts);
  return (
    <>
      <p className={classes.since}>
        {publishTime === null ? t.builtIn : t.since({ version, day: momentText(publishTime) })}
      </p>
      {content.split(/\n\s*\n/).map((part, at) => {
        // Parts of one text never move among themselves.
        const key = `${at}`;
        return part.startsWith('#') ? <h2 key={key}>{part.replace(/^#+\s*/, '')}</h2> : <p key={key}>{part}</p>;
      })}
    </>
  );
}
