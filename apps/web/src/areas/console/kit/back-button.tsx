import { BackIcon } from '@wenshu/ui';
import { Button } from 'antd';
import classes from './rows.module.css';

/** From one thing back to the list that it was chosen from. */
export function BackButton({ text, onBack }: { readonly text: string; onBack(): void }) {
  return (
    <div className={classes.back}>
      <Button type="text" icon={<BackIcon />} onClick={onBack}>
        {text}
      </Button>
    </div>
  );
}
