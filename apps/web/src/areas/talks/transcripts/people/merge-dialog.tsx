import { type TalkPerson, transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useRefreshProject } from '../state/use-project.ts';

interface MergeDialogProps {
  readonly scrollId: string;
  readonly person: TalkPerson;
  readonly people: readonly TalkPerson[];
  onClose(): void;
}

/** Two of the project are one. */
export function MergeDialog({ scrollId, person: { no, name }, people, onClose }: MergeDialogProps) {
  const t = useTexts(transcriptTexts).people;
  const [into, setInto] = useState<number>();
  const { isBusy, run } = useAction(
    (other: number) => client.call(transcriptProjectCalls.mergePeople, { scrollId, no, into: other }),
    { done: t.merged, refresh: useRefreshProject(scrollId), onDone: onClose },
  );
  return (
    <FormDialog
      title={t.mergeTitle({ name })}
      submit={t.mergeDo}
      isBusy={isBusy}
      isReady={into !== undefined}
      isDanger
      onSubmit={() => into !== undefined && run(into)}
      onClose={onClose}
    >
      <Fields>
        <p>{t.mergeText({ name })}</p>
        <Field label={t.mergeInto}>
          {control => (
            <Select
              {...control}
              showSearch
              optionFilterProp="label"
              value={into}
              options={people.filter(one => one.no !== no).map(one => ({ value: one.no, label: one.name }))}
              onChange={setInto}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
