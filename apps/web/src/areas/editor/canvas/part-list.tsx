import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { editorTexts } from '@wenshu/texts/editor';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import classes from './canvas.module.css';
import { InlineText } from './inline-text.tsx';

interface Part {
  readonly id: string;
  readonly title: { readonly text: string };
  readonly rightTitle?: { readonly text: string };
}

interface PartListProps {
  readonly parts: readonly Part[];
  readonly mark: 'radio' | 'row';
  labelOf(number: number): string;
  readonly addLabel: string;
  onAdd(): void;
  onRename(id: string, text: string): void;
  /** The statement on the other side, where parts have one. */
  onRenameRight?(id: string, text: string): void;
  /** To stand after the part with that id, or first when it is null. */
  onMove(id: string, afterId: string | null): void;
  onRemove(id: string): void;
}

/** Options or rows of a question, edited in place. */
export function PartList({
  parts,
  mark,
  labelOf,
  addLabel,
  onAdd,
  onRename,
  onRenameRight,
  onMove,
  onRemove,
}: PartListProps) {
  const t = useTexts(editorTexts);
  return (
    <div className={classes.parts}>
      {parts.map((part, index) => (
        <div key={part.id} className={classes.part}>
          <span className={mark === 'radio' ? classes.radioMark : classes.rowMark} aria-hidden="true" />
          <InlineText value={part.title.text} label={labelOf(index + 1)} onSave={text => onRename(part.id, text)} />
          {part.rightTitle && onRenameRight && (
            <InlineText
              value={part.rightTitle.text}
              label={t.rightText(index + 1)}
              onSave={text => onRenameRight(part.id, text)}
            />
          )}
          <span className={classes.partTools}>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={`${t.moveUp} ${part.title.text}`}
              disabled={index === 0}
              onClick={() => onMove(part.id, parts[index - 2]?.id ?? null)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={`${t.moveDown} ${part.title.text}`}
              disabled={index === parts.length - 1}
              onClick={() => onMove(part.id, parts[index + 1]!.id)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`${t.remove} ${part.title.text}`}
              disabled={parts.length === 1}
              onClick={() => onRemove(part.id)}
            />
          </span>
        </div>
      ))}
      <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
        {addLabel}
      </Button>
    </div>
  );
}
