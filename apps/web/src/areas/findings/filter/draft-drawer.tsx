import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import logicClasses from '../../design/editor/logic/logic.module.css';

interface DraftDrawerProps<Made> {
  readonly words: { readonly title: string; readonly apply: string; readonly clear: string };
  /** Undefined while something is missing in the draft. */
  readonly made: Made | undefined;
  readonly cleared: Made;
  onApply(made: Made): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Something being made beside what it will act on: nothing of it holds until it is applied. */
export function DraftDrawer<Made>({ words, made, cleared, onApply, onClose, children }: DraftDrawerProps<Made>) {
  const apply = (next: Made) => {
    onApply(next);
    onClose();
  };
  return (
    <Drawer
      open
      title={words.title}
      size={620}
      onClose={onClose}
      footer={
        <div className={logicClasses.addLine}>
          <Button type="primary" disabled={!made} onClick={() => made && apply(made)}>
            {words.apply}
          </Button>
          <Button onClick={() => apply(cleared)}>{words.clear}</Button>
        </div>
      }
    >
      {children}
    </Drawer>
  );
}
