import { LockOutlined } from '@ant-design/icons';
import { useLock } from '../document/state/use-lock.ts';
import classes from './create.module.css';

/** Why what follows is grey; nothing while it is not. */
export function LockNote() {
  const reason = useLock();
  if (reason === undefined) return null;
  return (
    <p className={classes.lockNote}>
      <LockOutlined aria-hidden /> {reason}
    </p>
  );
}
