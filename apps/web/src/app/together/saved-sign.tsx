import type { Saving } from '@wenshu/together';
import classes from './saved-sign.module.css';

interface SavedSignProps {
  readonly words: Readonly<Record<Saving | 'onlyLook', string>>;
  readonly saving: Saving;
  readonly mayEdit: boolean;
}

/** Whether what was written is at the server, or that one may only look. */
export const SavedSign = ({ words, saving, mayEdit }: SavedSignProps) => (
  <span className={classes.saving} role="status" data-state={saving}>
    {mayEdit ? words[saving] : words.onlyLook}
  </span>
);
