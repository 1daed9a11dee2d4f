import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import classes from './logic.module.css';

export interface Sentence {
  readonly id: string;
  readonly kind?: string;
  readonly text: string;
  readonly problems: readonly string[];
  onEdit(): void;
  onRemove(): void;
}

/** Rules as sentences, each with what is wrong with it. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  const t = useTexts(editorLogicTexts);
  return (
    <ul className={classes.sentences}>
      {sentences.map(({ id, kind, text, problems, onEdit, onRemove }) => (
        <li key={id} className={classes.sentenceRow}>
          {kind && <StatusTag>{kind}</StatusTag>}
          <div className={classes.sentenceText}>
            <button type="button" className={classes.sentenceButton} onClick={onEdit}>
              {text}
            </button>
            {problems.map(problem => (
              <p key={problem} className={classes.problem}>
                {problem}
              </p>
            ))}
          </div>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label={t.edit({ name: text })}
            onClick={onEdit}
          />
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t.remove({ name: text })}
            onClick={onRemove}
          />
        </li>
      ))}
    </ul>
  );
}
