import { HolderOutlined, LockOutlined } from '@ant-design/icons';
import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { TypeIcon } from '@wenshu/question-types/type-icon';
import { useBeginDrag } from '../drag/drag-context.ts';
import classes from './palette.module.css';

interface PaletteTypeProps {
  readonly type: QuestionTypeSlug;
  readonly label: string;
  /** Why it cannot be added, when it cannot. */
  readonly refusal: string | undefined;
  onAdd(): void;
}

/** A type to add: a click adds it, a drag puts it anywhere. What is not licensed stays in sight and says why. */
export function PaletteType({ type, label, refusal, onAdd }: PaletteTypeProps) {
  const beginDrag = useBeginDrag();
  return (
    <button
      type="button"
      className={classes.type}
      data-refused={refusal !== undefined || undefined}
      aria-disabled={refusal !== undefined}
      title={refusal}
      onPointerDown={event => refusal === undefined && beginDrag(event, { kind: 'type', type, label })}
      onClick={onAdd}
    >
      <TypeIcon slug={type} className={classes.icon} />
      <span className={classes.name}>{label}</span>
      {refusal === undefined ? (
        <HolderOutlined aria-hidden className={classes.grip} />
      ) : (
        <LockOutlined aria-hidden className={classes.lock} />
      )}
    </button>
  );
}
