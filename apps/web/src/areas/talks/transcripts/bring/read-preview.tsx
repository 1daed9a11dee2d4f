import type { ReadTranscript, TalkPerson } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { type LineReason, timeText } from '@wenshu/words';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './bring.module.css';
import { type BringChoice, previewOf } from './bring-item.ts';

interface ReadPreviewProps {
  readonly read: ReadTranscript;
  readonly choice: BringChoice;
  readonly people: readonly TalkPerson[];
}

/** The first turns as they will be, and lines to look at. */
export function ReadPreview({ read, choice, people }: ReadPreviewProps) {
  const t = useTexts(transcriptTexts).bring;
  const turns = previewOf(read, choice, people);
  return (
    <>
      <h3>{t.shown}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className={classes.shown} aria-label={t.shown} tabIndex={0}>
        <ol>
          {turns.map(({ speaker, text, from }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns of a draft have no ids, and their order stays
            <li key={at}>
              <strong>{speaker ?? t.nobody}</strong>
              {from !== null && <span className={classes.soft}> {timeText(from)}</span>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Remarks title={t.leftOut({ count: read.leftOutCount })} lines={read.leftOut} />
      <Remarks title={t.doubtful({ count: read.doubtfulCount })} lines={read.doubtful} />
    </>
  );
}

interface RemarksProps {
  readonly title: string;
  readonly lines: ReadTranscript['leftOut'];
}

function Remarks({ title, lines }: RemarksProps) {
  const t = useTexts(transcriptTexts).bring;
  const reasons: Readonly<Record<LineReason, string>> = t.reasons;
  if (lines.length === 0) return null;
  return (
    <details className={classes.remarks}>
      <summary>{title}</summary>
      <ul>
        {lines.map(({ line, text, reason }) => (
          <li key={`${line} ${reason}`}>
            <span className={classes.soft}>
              {/* The contract says a word; it is one of these. */}
              {t.line({ line: line + 1 })} · {reasons[reason as LineReason]}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
