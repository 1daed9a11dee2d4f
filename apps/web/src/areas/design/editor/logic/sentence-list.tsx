import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Tip } from '../../document/parts/tip.tsx';
import { useLock } from '../../document/state/use-lock.ts';
import type { RuleKind } from './drafts/rule-draft.ts';
import classes from './logic.module.css';
import { RuleSign } from './rule-sign.tsx';

export interface Sentence {
  readonly id: string;
  readonly kind?: RuleKind;
  readonly text: string;
  readonly problems: readonly string[];
  onEdit(): void;
  /** Where the same can be said of other questions. */
  onCopy?: (() => void) | undefined;
  onRemove(): void;
}

/** Rules as sentences, each with what is wrong with it. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  const t = useTexts(editorLogicTexts);
  const isLocked = useLock() !== undefined;
  return (
    <ul className={classes.sentences}>
      {sentences.map(({ id, kind, text, problems, onEdit, onCopy, onRemove }) => (
        <li key={id} className={classes.sentenceRow}>
          {kind && (
            <Tip text={t.kinds[kind]}>
              <span>
                <RuleSign kind={kind} />
              </span>
            </Tip>
          )}
          <div className={classes.sentenceText}>
            {isLocked ? (
              <p className={classes.sentenceRead}>{text}</p>
            ) : (
              <button type="button" className={classes.sentenceButton} onClick={onEdit}>
                {text}
              </button>
            )}
            {problems.map(problem => (
              <p key={problem} className={classes.problem}>
                {problem}
              </p>
            ))}
          </div>
          {!isLocked && (
            <>
              <Act label={t.edit({ name: text })} icon={<EditOutlined aria-hidden />} onAct={onEdit} />
              {onCopy && <Act label={t.copyTo({ name: text })} icon={<CopyOutlined aria-hidden />} onAct={onCopy} />}
              <Act label={t.remove({ name: text })} icon={<DeleteOutlined aria-hidden />} isDanger onAct={onRemove} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDanger?: boolean;
  onAct(): void;
}

function Act({ label, icon, isDanger = false, onAct }: ActProps) {
  return (
    <Tip text={label}>
      <Button type="text" size="small" danger={isDanger} icon={icon} aria-label={label} onClick={onAct} />
    </Tip>
  );
}
