import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LONGEST_NAME } from './longest-name.ts';

interface NameDialogProps {
  readonly title: string;
  /** What is named. */
  readonly label: string;
  readonly first: string;
  /** Closed by whoever opened it, once it is done: what was refused can be tried again. */
  onName(name: string): void;
  onClose(): void;
}

/** Asks for a name. */
export function NameDialog({ title, label, first, onName, onClose }: NameDialogProps) {
  const texts = useTexts(analysisScreenTexts);
  const [name, setName] = useState(first);
  const given = name.trim();
  const say = () => given && onName(given);
  return (
    <Modal
      open
      title={title}
      okText={texts.ok}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !given }}
      onOk={say}
      onCancel={onClose}
      width={420}
    >
      <Input
        autoFocus
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={event => setName(event.target.value)}
        onPressEnter={say}
      />
    </Modal>
  );
}
