import { PlusOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import classes from './palette.module.css';

interface PaletteTypeProps {
  readonly type: QuestionTypeSlug;
  readonly label: string;
  readonly isRefused: boolean;
  onAdd(): void;
}

export function PaletteType({ type, label, isRefused, onAdd }: PaletteTypeProps) {
  const { setNodeRef, listeners } = useDraggable({
    id: `type:${type}`,
    data: { kind: 'type', label, type },
    disabled: isRefused,
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      className={isRefused ? `${classes.type} ${classes.refused}` : classes.type}
      onClick={onAdd}
    >
      <PlusOutlined aria-hidden className={classes.plus} />
      {label}
    </button>
  );
}
