import { DownOutlined } from '@ant-design/icons';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './outline.module.css';
import type { OutlineSection } from './outline-tree.ts';

interface OutlineGroupProps {
  readonly section: OutlineSection;
  readonly index: number;
  /** Without a heading it is the whole survey. */
  readonly isShown: boolean;
  readonly isFolded: boolean;
  onFold(): void;
  readonly children: ReactNode;
}

/** A group with what stands in it. Its heading folds it, and takes questions that are dropped on it. */
export function OutlineGroup({ section, index, isShown, isFolded, onFold, children }: OutlineGroupProps) {
  const t = useTexts(editorToolsTexts).outline;
  const { group, entries, count } = section;
  const name = group.title.text || group.seqName || t.group({ index });
  return (
    <li className={classes.section}>
      {isShown && (
        <h2 className={classes.group} data-place="group" data-id={group.id}>
          <button type="button" className={classes.fold} aria-expanded={!isFolded} title={name} onClick={onFold}>
            <DownOutlined aria-hidden className={classes.arrow} />
            <span className={classes.groupName}>{name}</span>
            <span className={classes.count}>{count}</span>
          </button>
        </h2>
      )}
      {!isFolded && (
        <ol className={classes.list} data-indented={isShown || undefined}>
          {children}
        </ol>
      )}
      {isShown && entries.length === 0 && <p className={classes.groupEmpty}>{t.groupEmpty}</p>}
    </li>
  );
}
