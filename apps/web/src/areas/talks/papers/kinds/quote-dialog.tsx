import { paperChanges } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Input, Select } from 'antd';
import { useContext, useState } from 'react';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { useMake, useOpenPaper, useShape } from '../open/paper-context.ts';
import { SourcesContext } from '../open/source-names.ts';
import { useSourceText } from '../sources/use-sources.ts';

interface QuoteDialogProps {
  /** The sub-question that it speaks to. */
  readonly parent: string;
  onClose(): void;
}

/** A passage that the person copies out of a source; what does not stand there letter for letter is not taken. */
export function QuoteDialog({ parent, onClose }: QuoteDialogProps) {
  const t = useTexts(paperTexts).evidence;
  const { paperId } = useOpenPaper();
  const { fields } = useShape().nodes['evidence']!;
  const sources = [...useContext(SourcesContext).values()];
  const make = useMake();
  const [sourceId, setSourceId] = useState(sources[0]?.sourceId);
  const [written, setWritten] = useState('');
  const [claim, setClaim] = useState('');
  const [isTried, setIsTried] = useState(false);
  const source = useSourceText(paperId, sourceId);
  const passage = written.trim();
  const isThere = source.data?.text.includes(passage) === true;
  const problem = passage === '' ? t.needPassage : isThere || !source.data ? undefined : t.notThere;
  const most = (name: string) => (fields[name]?.type === 'text' ? fields[name].most : undefined);
  const submit = () => {
    setIsTried(true);
    if (problem !== undefined || sourceId === undefined || !isThere) return;
    const quoted = { passage, source: sourceId, ...(claim.trim() !== '' && { claim: claim.trim() }) };
    const evidence = { kind: 'evidence', parent, fields: quoted, below: [] };
    if (make(paper => paperChanges.add(paper, [evidence], newId))) onClose();
  };
  return (
    <FormDialog
      title={t.title}
      submit={t.submit}
      isReady={source.data !== undefined}
      isDirty={written !== '' || claim !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.source}>
          {control => (
            <Select
              {...control}
              value={sourceId}
              options={sources.map(one => ({ value: one.sourceId, label: one.name }))}
              onChange={setSourceId}
            />
          )}
        </Field>
        <Field label={t.passage} hint={t.hint} problem={isTried ? problem : undefined}>
          {control => (
            <Input.TextArea
              {...control}
              value={written}
              rows={5}
              maxLength={most('passage')}
              onChange={event => setWritten(event.target.value)}
            />
          )}
        </Field>
        <Field label={t.claim}>
          {control => (
            <Input.TextArea
              {...control}
              value={claim}
              rows={2}
              maxLength={most('claim')}
              onChange={event => setClaim(event.target.value)}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
