import type { AskedTool } from '@wenshu/api-contract/kept-result';
import { fitsKeeping, KEPT_TITLE_LONGEST, type SiteTool } from '@wenshu/api-contract/site-tools';
import { type FormEvent, useState } from 'react';
import { fillWords } from './calculate/fill-words.ts';
import { hasShapeOf } from './has-shape-of.ts';
import type { KeptResultsProps } from './kept-results-props.ts';
import classes from './tools.module.css';
import { useKept } from './use-kept.ts';

/** For who is signed in: a name for what is to be kept, and what was kept of this calculator before. */
export function Keeping<Tool extends SiteTool>(props: KeptResultsProps<Tool>) {
  const { tool, words, inputs, example, isAnswered, onOpen } = props;
  const [title, setTitle] = useState<string>();
  // Refused, the name stays where it is.
  const kept = useKept(tool, () => setTitle(undefined));
  const isTooLong = !fitsKeeping(inputs);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Which fields belong to which calculator is what the type of the tool says.
    kept.keep(title!.trim(), { tool, inputs } as AskedTool);
  };
  const plain = (label: string, onClick: () => void, of = '') => (
    <button
      type="button"
      className={classes.plain}
      aria-label={of && `${label} ${of}`}
      disabled={kept.isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div className={classes.kept}>
      {title === undefined ? (
        <button type="button" className={classes.main} disabled={!isAnswered || isTooLong} onClick={() => setTitle('')}>
          {words.keep}
        </button>
      ) : (
        <form className={classes.naming} onSubmit={save}>
          <label className={classes.label} htmlFor={`${tool}-title`}>
            {words.title}
          </label>
          <input
            id={`${tool}-title`}
            className={classes.input}
            value={title}
            maxLength={KEPT_TITLE_LONGEST}
            autoComplete="off"
            onChange={event => setTitle(event.target.value)}
          />
          <button type="submit" className={classes.main} disabled={title.trim() === '' || kept.isBusy}>
            {words.save}
          </button>
          {plain(words.cancel, () => setTitle(undefined))}
        </form>
      )}
      <p className={classes.note} role="status">
        {kept.failure && fillWords(words.failed, { why: kept.failure })}
        {!kept.failure && isTooLong && words.tooLong}
        {!kept.failure && kept.isDone && words.kept}
        {kept.removed && (
          <>
            {fillWords(words.removed, { title: kept.removed.title })}
            {plain(words.undo, kept.undo)}
          </>
        )}
      </p>
      {kept.list.length > 0 && (
        <>
          <h3 className={classes.keptTitle}>{words.mine}</h3>
          <ul className={classes.keptList}>
            {kept.list.map(one => (
              <li key={one.keptId}>
                <span>{one.title}</span>
                {/* Kept by an older page, it may lack a field of today. */}
                {plain(words.open, () => hasShapeOf(example, one.asked.inputs) && onOpen(one.asked.inputs), one.title)}
                {plain(words.remove, () => kept.remove(one), one.title)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
