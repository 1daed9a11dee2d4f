import { type CheckedFile, type MendedLines, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/people';
import { Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { CheckedStep } from './checked-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { Chosen } from './chosen.ts';
import { DoneStep } from './done-step.tsx';

interface ImportDialogProps {
  readonly scrollId: string;
  onChanged(): void;
  onDoubles(): void;
  onClose(): void;
}

/** A file or lines are looked at first; bad ones are mended here, and all are added in one go. */
export function ImportDialog({ scrollId, onChanged, onDoubles, onClose }: ImportDialogProps) {
  const t = useTexts(peopleTexts).importing;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [checked, setChecked] = useState<CheckedFile>();
  const [done, setDone] = useState<{ readonly added: number; readonly leftOut: number }>();
  const [isBusy, setIsBusy] = useState(false);
  /** What was refused has been told, and everything stays as it is. */
  const whileBusy = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch(() => {});
    setIsBusy(false);
  };
  const check = (next: Chosen) =>
    whileBusy(async () => {
      // The contract describes a form's text fields; the file stands beside them.
      const form = { scrollId, ...next };
      setChecked(await client.call(respondentCalls.checkRespondentFile, form));
      setChosen(next);
    });
  const add = (mended: MendedLines, badLines: 'refuse' | 'leave-out') =>
    whileBusy(async () => {
      if (!chosen) return;
      const form = { scrollId, ...chosen, mended: JSON.stringify(mended), badLines };
      setDone(await client.call(respondentCalls.importRespondents, form));
      onChanged();
    });
  return (
    <Modal
      open
      width={checked && !done ? 1080 : 640}
      title={t.title}
      footer={null}
      maskClosable={false}
      onCancel={onClose}
    >
      {done ? (
        <DoneStep {...{ scrollId, done, onDoubles, onClose }} />
      ) : checked ? (
        <CheckedStep checked={checked} isBusy={isBusy} onAdd={add} onBack={() => setChecked(undefined)} />
      ) : (
        <ChooseStep {...{ scrollId, text, isBusy }} onText={setText} onChosen={check} />
      )}
    </Modal>
  );
}
