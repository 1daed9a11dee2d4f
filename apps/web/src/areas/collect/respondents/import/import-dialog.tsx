import type { CheckedFile, MendedLines } from '@wenshu/api-contract';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { CheckedStep } from './checked-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { Chosen } from './chosen.ts';
import { DoneStep } from './done-step.tsx';
import type { Imported, PeopleImport } from './people-import.ts';

interface ImportDialogProps {
  readonly into: PeopleImport;
  /** Said at the end, below how many were added. */
  readonly more?: ReactNode;
  onChanged(): void;
  onClose(): void;
}

/** A file or lines are looked at first; bad ones are mended here, and all are added in one go. */
export function ImportDialog({ into, more, onChanged, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [checked, setChecked] = useState<CheckedFile>();
  const [done, setDone] = useState<Imported>();
  // What was refused has been told, and everything stays as it is.
  const { isBusy, run } = useAction((work: () => Promise<void>) => work());
  const check = (next: Chosen) =>
    run(async () => {
      setChecked(await into.look(next));
      setChosen(next);
    });
  const add = (mended: MendedLines, badLines: 'refuse' | 'leave-out') =>
    run(async () => {
      if (!chosen) return;
      setDone(await into.add(chosen, { mended, badLines }));
      onChanged();
    });
  return (
    <ViewDialog width={checked && !done ? 1080 : 640} title={into.title} isMaskClosing={false} onClose={onClose}>
      {done ? (
        <DoneStep done={done} more={more} onClose={onClose} />
      ) : checked ? (
        <CheckedStep into={into} checked={checked} isBusy={isBusy} onAdd={add} onBack={() => setChecked(undefined)} />
      ) : (
        <ChooseStep into={into} text={text} isBusy={isBusy} onText={setText} onChosen={check} />
      )}
    </ViewDialog>
  );
}
