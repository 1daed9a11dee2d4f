import { useQuery } from '@tanstack/react-query';
import { paperCalls, type SymposiumSetup, symposiumCalls } from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { EmptyState } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';

interface OutlineDialogProps {
  readonly scrollId: string;
  onSections(sections: SymposiumSetup['sections']): void;
  onClose(): void;
}

/** Sections and questions of an interview outline, to be put behind those that are there. */
export function OutlineDialog({ scrollId, onSections, onClose }: OutlineDialogProps) {
  const words = useTexts(symposiumTexts);
  const t = words.outline;
  const [paperId, setPaperId] = useState<string>();
  const outlines = useQuery({
    queryKey: ['outlines-for-guide'],
    queryFn: ({ signal }) => client.call(paperCalls.list, { kind: 'outline' }, { quiet: true, signal }),
  });
  const { isBusy, run } = useAction(
    (chosen: string) => client.call(symposiumCalls.guideOf, { scrollId, paperId: chosen }),
    {
      done: ({ sections }) => t.done({ count: sections.length }),
      onDone: ({ sections }) => {
        onSections(sections);
        onClose();
      },
    },
  );
  const empty = (
    <EmptyState title={t.empty} text={t.emptyText} actions={<AppLink to="/survey/AccessOutline">{t.write}</AppLink>} />
  );
  return (
    <FormDialog
      title={t.title}
      submit={t.take}
      isBusy={isBusy}
      isReady={paperId !== undefined}
      onSubmit={() => paperId !== undefined && void run(paperId)}
      onClose={onClose}
    >
      <Loaded of={outlines} words={words} empty={{ isSo: ({ items }) => items.length === 0, shows: empty }}>
        {({ items }) => (
          <Field label={t.choose} hint={t.hint}>
            {control => (
              <Select<string>
                {...control}
                {...(paperId !== undefined && { value: paperId })}
                placeholder={t.choose}
                options={items.map(one => ({ value: one.paperId, label: one.title }))}
                onChange={setPaperId}
              />
            )}
          </Field>
        )}
      </Loaded>
    </FormDialog>
  );
}
