import type { KindShape, UnsavedEdit, UnsavedReason } from '@wenshu/together';
import { Button } from 'antd';
import { AppLink } from '../routes/app-link.tsx';
import classes from './unsaved-notes.module.css';

export interface UnsavedWords {
  readonly gone: string;
  readonly toList: string;
  collision(of: { readonly names: string }): string;
  readonly somebody: string;
  refused(of: { readonly message: string }): string;
  readonly shutOut: string;
  readonly again: string;
  readonly leave: string;
  readonly giveUp: string;
}

interface UnsavedNotesProps<K extends KindShape> {
  readonly words: UnsavedWords;
  readonly unsaved: readonly UnsavedEdit<K>[];
  readonly isGone: boolean;
  readonly mayEdit: boolean;
  /** Where one goes from a document that is gone. */
  readonly list: string;
  onSettle(unsaved: UnsavedEdit<K>, decision: 'apply-again' | 'give-up'): void;
}

/** What was not saved and why, with the way on; and that the document is gone. */
export function UnsavedNotes<K extends KindShape>(props: UnsavedNotesProps<K>) {
  const { words: t, unsaved, isGone, mayEdit, list, onSettle } = props;
  return (
    <>
      {isGone && (
        <div className={classes.note} role="alert">
          <span>{t.gone}</span>
          <AppLink to={list}>{t.toList}</AppLink>
        </div>
      )}
      {unsaved.map(one => (
        <div key={one.edit.editId} className={classes.note} role="alert">
          <span>{WORDS[one.reason](t, one)}</span>
          {/* What the server refuses as such it would refuse again. */}
          {mayEdit && one.reason !== 'refused' && (
            <Button size="small" onClick={() => onSettle(one, 'apply-again')}>
              {t.again}
            </Button>
          )}
          <Button size="small" onClick={() => onSettle(one, 'give-up')}>
            {one.reason === 'collision' ? t.leave : t.giveUp}
          </Button>
        </div>
      ))}
    </>
  );
}

type Told = Pick<UnsavedEdit<KindShape>, 'by' | 'message'>;

const shutOut = (t: UnsavedWords) => t.shutOut;
const WORDS: Readonly<Record<UnsavedReason, (t: UnsavedWords, unsaved: Told) => string>> = {
  collision: (t, { by }) => {
    const names = new Set(by.map(({ nickName }) => nickName).filter(name => name !== ''));
    return t.collision({ names: [...names].join(' · ') || t.somebody });
  },
  refused: (t, { message }) => t.refused({ message }),
  'no-right': shutOut,
  gone: shutOut,
  locked: shutOut,
};
