import { paperCalls } from '@wenshu/api-contract';
import { type PaperKind, paperShapes } from '@wenshu/papers';
import { paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { ActionButton } from '@wenshu/ui';
import { Segmented } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Fields } from '../../../../app/forms/field.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { lateFields } from '../late-fields.ts';
import { paperAddress } from '../paper-address.ts';
import { BriefControl } from './brief-control.tsx';
import { type Brief, briefProblem, titleOf } from './brief-to-send.ts';
import classes from './list.module.css';
import { TitleControl } from './title-control.tsx';

/** A few lines of which a paper begins. Nothing in it has to be said: what is, the helper goes by. */
export function BeginForm({ kind }: { readonly kind: PaperKind }) {
  const texts = useTexts(paperTexts);
  const t = texts.fresh;
  const words = useTexts(paperPartTexts)[kind];
  const shape = paperShapes[kind];
  const { go } = useGo();
  const heading = useId();
  const [title, setTitle] = useState('');
  const [written, setWritten] = useState(language);
  const [brief, setBrief] = useState<Brief>({});
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(
    () =>
      client.call(paperCalls.create, {
        kind,
        title: titleOf(title, shape, brief) || words.untitled,
        language: written,
        brief,
      }),
    { onDone: ({ paperId }) => go(paperAddress(kind, paperId)) },
  );
  const asked = Object.entries(shape.brief).filter(([name]) => !lateFields[kind].includes(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (asked.every(([name, field]) => briefProblem(field, brief[name]) === undefined)) void run();
  };
  return (
    <form className={classes.begin} noValidate aria-labelledby={heading} onSubmit={submit}>
      <h2 id={heading}>{texts.kinds[kind].begin}</h2>
      <Fields>
        {asked.map(([name, field]) => (
          <BriefControl
            key={name}
            field={field}
            words={words.brief[name]!}
            value={brief[name]}
            isTried={isTried}
            onChange={value => setBrief(now => withField(now, name, value))}
          />
        ))}
        <TitleControl label={t.title} hint={t.titleHint} title={title} onChange={setTitle} />
        <Segmented
          className={classes.language!}
          aria-label={t.language}
          value={written}
          options={(['zh', 'en'] as const).map(value => ({ value, label: t.languages[value] }))}
          onChange={setWritten}
        />
      </Fields>
      <ActionButton type="submit" aria-disabled={isBusy}>
        {t.create}
      </ActionButton>
    </form>
  );
}

function withField(brief: Brief, name: string, value: string | number | undefined): Brief {
  const { [name]: _before, ...rest } = brief;
  return value === undefined || value === '' ? rest : { ...rest, [name]: value };
}
