import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useTools } from '../tools/tools-store.ts';
import classes from './outline.module.css';
import { Outline } from './outline.tsx';

/** Beside the canvas: what can be added, or what is there. */
export function LeftColumn({ palette }: { palette: ReactNode }) {
  const t = useTexts(editorToolsTexts).outline;
  const tab = useTools(state => state.leftTab);
  const id = useId();
  const names = { palette: t.palette, outline: t.tab } as const;
  return (
    <div className={classes.column}>
      <div role="tablist" aria-label={t.tabs} className={classes.tabs}>
        {(['palette', 'outline'] as const).map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            className={classes.tab}
            onClick={() => useTools.setState({ leftTab: name })}
            onKeyDown={event => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = name === 'palette' ? 'outline' : 'palette';
              useTools.setState({ leftTab: other });
              document.getElementById(`${id}-${other}`)?.focus();
            }}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'palette' ? palette : <Outline />}
      </div>
    </div>
  );
}
