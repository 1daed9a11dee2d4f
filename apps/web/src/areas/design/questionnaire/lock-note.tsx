import { LockOutlined } from '@ant-design/icons';
import classes from './create.module.css';
import { useLock } from './use-lock.ts';

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
