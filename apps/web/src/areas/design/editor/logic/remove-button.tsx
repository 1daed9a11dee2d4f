import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import classes from './logic.module.css';

/** Takes a part of a condition away. */
export function RemoveButton({ label, onClick }: { readonly label: string; onClick(): void }) {
  return (
    <Button
      type="text"
      size="small"
      className={classes.removeTest}
      icon={<CloseOutlined aria-hidden />}
      aria-label={label}
      onClick={onClick}
    />
  );
}
