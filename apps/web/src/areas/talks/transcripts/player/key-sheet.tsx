import { Button, Popover } from 'antd';
import { KeyList } from './key-list.tsx';

interface KeySheetProps {
  readonly title: string;
  /** Each with what it does. */
  readonly keys: readonly (readonly string[])[];
  readonly isSmall?: boolean;
}

/** The keys of a screen, and what each does. */
export function KeySheet({ title, keys, isSmall = false }: KeySheetProps) {
  return (
    <Popover trigger="click" title={title} content={<KeyList keys={keys} />}>
      <Button type="text" {...(isSmall && { size: 'small' })}>
        {title}
      </Button>
    </Popover>
  );
}
