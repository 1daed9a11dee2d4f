import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { draftingCalls, LONGEST_DESCRIPTION } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { ActionButton } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { DRAFTS_KEY, type DraftSearch, draftAddress, useBegin } from './begin-draft.ts';
import classes from './describe-way.module.css';

const LEAST = 4;

/** The box in which one says what is wanted, with examples to begin from and the drafts that are there. */
export function DescribeWay({ start = '' }: { readonly start?: string }) {
  const t = useTexts(draftingTexts);
  const [text, setText] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useBegin();
  const isRight = text.trim().length >= LEAST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isRight) void run(text.trim());
  };
  return (
    <div className={classes.describe}>
      <form className={classes.box} noValidate onSubmit={submit}>
        <Field label={t.describe} hint={t.describeHint} problem={isTried && !isRight ? t.tooShort : undefined}>
          {control => (
            <Input.TextArea
              {...control}
              value={text}
              autoSize={{ minRows: 5, maxRows: 14 }}
              maxLength={LONGEST_DESCRIPTION}
              placeholder={t.placeholder}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
        <ActionButton type="submit" aria-disabled={isBusy}>
          {t.begin}
        </ActionButton>
      </form>
      <section aria-label={t.examples}>
        <h2 className={classes.small}>{t.examples}</h2>
        <ul className={classes.examples}>
          {t.exampleList.map(example => (
            <li key={example}>
              <button type="button" className={classes.example} onClick={() => setText(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <EarlierDrafts />
    </div>
  );
}

function EarlierDrafts() {
  const t = useTexts(draftingTexts);
  const queries = useQueryClient();
  const { projectId } = useSearch({ strict: false }) as DraftSearch;
  const { data: drafts, isError } = useQuery({
    queryKey: DRAFTS_KEY,
    queryFn: () => client.call(draftingCalls.list, {}, { quiet: true }),
  });
  const { run: remove } = useAction(
    async (draftId: string) => {
      if (await askBox(t.removeAsk)) await client.call(draftingCalls.remove, { draftId });
    },
    { refresh: () => queries.invalidateQueries({ queryKey: DRAFTS_KEY }) },
  );
  if (isError) return <p role="alert">{t.draftsFailed}</p>;
  if (!drafts || drafts.length === 0) return null;
  return (
    <section aria-label={t.drafts}>
      <h2 className={classes.small}>{t.drafts}</h2>
      <ul className={classes.drafts}>
        {drafts.map(({ draftId, description }) => (
          <li key={draftId}>
            <AppLink to={draftAddress(draftId, projectId)}>{description}</AppLink>
            <Button
              size="small"
              type="text"
              aria-label={t.removeOf({ name: description.slice(0, 20) })}
              onClick={() => void remove(draftId)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
