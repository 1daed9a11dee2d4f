import type { Flow } from '@wenshu/survey-core';
import { previewTexts } from '@wenshu/texts/design/preview';
import { useTexts } from '../../../app/language/language.ts';
import classes from './preview.module.css';
import type { PreviewPlace } from './use-preview-frame.ts';

interface PreviewOutlineProps {
  readonly flow: Flow;
  readonly at: PreviewPlace | undefined;
  onJump(key: string): void;
}

/** Every question by its name; those on the page that is shown are marked, those that logic leaves out are pale. */
export function PreviewOutline({ flow, at, onJump }: PreviewOutlineProps) {
  const t = useTexts(previewTexts);
  const listed = flow.questions.filter(({ title }) => title.text !== '' || title.html);
  // A loop's copies answer under keys of their own; their question stands for all of them.
  const isIn = (keys: readonly string[] | undefined, id: string) =>
    keys?.some(key => key === id || key.startsWith(`${id}@`)) ?? false;
  return (
    <nav className={classes.outline} aria-label={t.outline}>
      <h2>{t.outline}</h2>
      {listed.length === 0 && <p>{t.noQuestions}</p>}
      <ol>
        {listed.map(({ id, seqName, title }) => {
          const isReached = at === undefined || isIn(at.reached, id);
          return (
            <li key={id}>
              <button
                type="button"
                className={isReached ? classes.entry : classes.entryLeftOut}
                aria-current={isIn(at?.keys, id) ? 'true' : undefined}
                title={isReached ? undefined : t.notReached}
                onClick={() => onJump(id)}
              >
                <span className={classes.seqName}>{seqName}</span>
                <span className={classes.entryTitle}>{title.text || t.noTitle}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
