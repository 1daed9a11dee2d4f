import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Input } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
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
  return (
    <FormDialog
      title={title}
      width={420}
      submit={texts.ok}
      isReady={given !== ''}
      onSubmit={() => onName(given)}
      onClose={onClose}
    >
      <Input
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </FormDialog>
  );
}
