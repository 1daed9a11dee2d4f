import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import classes from './people.module.css';
import type { PeopleTask } from './people-dialog.tsx';

interface SelectionBarProps {
  readonly count: number;
  onTask(task: PeopleTask): void;
  onClear(): void;
}

/** What can be done with all who are selected, on whichever pages. */
export function SelectionBar({ count, onTask, onClear }: SelectionBarProps) {
  const t = useTexts(peopleTexts);
  return (
    <div className={classes.selection}>
      <span role="status">{t.selected({ count })}</span>
      <Button size="small" onClick={() => onTask({ does: 'label' })}>
        {t.labelMany}
      </Button>
      <Button size="small" danger onClick={() => onTask({ does: 'remove-selected' })}>
        {t.remove}
      </Button>
      <Button size="small" type="text" onClick={onClear}>
        {t.unselect}
      </Button>
    </div>
  );
}
