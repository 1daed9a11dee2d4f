import { useQuery } from '@tanstack/react-query';
import { type DoublePair, type RespondentRow, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { EmptyState, StatusTag } from '@wenshu/ui';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { notify } from '../../../app/notices/notices.ts';
import classes from './people.module.css';
import { nameOf, statusText, toneOf } from './person-words.ts';

interface DoublesDialogProps {
  readonly scrollId: string;
  onChanged(): void;
  onClose(): void;
}

/** Those who stand in the list twice, pair by pair; what is ticked becomes one. */
export function DoublesDialog({ scrollId, onChanged, onClose }: DoublesDialogProps) {
  const t = useTexts(peopleTexts);
  const id = useId();
  const [left, setLeft] = useState<readonly string[]>([]);
  // Asked once for each time it is opened: nothing moves below the ticks.
  const found = useQuery({
    queryKey: ['doubles', id, scrollId],
    queryFn: () => client.call(respondentCalls.findDoubles, { scrollId }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const pairs = found.data?.pairs ?? [];
  const idOf = ({ double }: DoublePair) => double.respondentId;
  const chosen = pairs.filter(pair => !left.includes(idOf(pair)));
  const sent = chosen.map(({ keep, double }) => ({ keepId: keep.respondentId, doubleId: double.respondentId }));
  const { isBusy, run: merge } = useAction(() => client.call(respondentCalls.mergeDoubles, { scrollId, pairs: sent }), {
    done: ({ merged }) => t.doubles.merged({ count: merged }),
    refresh: () => onChanged(),
    onDone: async ({ merged }) => {
      if (merged < sent.length) notify.info(t.doubles.notAll({ count: sent.length - merged }));
      setLeft([]);
      const { data } = await found.refetch();
      if (data?.pairs.length === 0) onClose();
    },
  });
  const words = { ...t, loading: t.doubles.checking, loadFailed: t.doubles.failed };
  return (
    <FormDialog
      width={760}
      title={t.doubles.title}
      submit={t.doubles.merge({ count: chosen.length })}
      cancel={t.close}
      isBusy={isBusy}
      isReady={chosen.length > 0}
      onSubmit={merge}
      onClose={onClose}
    >
      <Loaded
        of={found}
        words={words}
        empty={{
          isSo: data => data.pairs.length === 0,
          shows: <EmptyState title={t.doubles.none} text={t.doubles.noneText} />,
        }}
      >
        {({ hasMore }) => (
          <>
            <p className={classes.hint}>{t.doubles.text}</p>
            <Checkbox
              checked={chosen.length === pairs.length}
              indeterminate={chosen.length > 0 && chosen.length < pairs.length}
              onChange={({ target }) => setLeft(target.checked ? [] : pairs.map(idOf))}
            >
              {t.doubles.selectAll}
            </Checkbox>
            <ul className={classes.pairs}>
              {pairs.map(pair => (
                <li key={idOf(pair)} className={classes.pair}>
                  <Checkbox
                    aria-label={t.doubles.select({ name: nameOf(pair.double) })}
                    checked={!left.includes(idOf(pair))}
                    onChange={({ target }) =>
                      setLeft(before => [
                        ...before.filter(one => one !== idOf(pair)),
                        ...(target.checked ? [] : [idOf(pair)]),
                      ])
                    }
                  />
                  <span className={classes.because}>{t.doubles.because[pair.because]}</span>
                  <PairSide word={t.doubles.keep} person={pair.keep} />
                  <PairSide word={t.doubles.double} person={pair.double} />
                </li>
              ))}
            </ul>
            {hasMore && <p className={classes.hint}>{t.doubles.more}</p>}
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}

function PairSide({ word, person }: { readonly word: string; readonly person: RespondentRow }) {
  const facts = [person.mobile, person.email, person.group].filter(Boolean).join(' · ');
  return (
    <div className={classes.pairSide}>
      <span className={classes.pairWord}>{word}</span>
      <strong>{nameOf(person)}</strong>
      {facts && <span className={classes.hint}>{facts}</span>}
      <StatusTag tone={toneOf(person.answerStatus)}>{statusText(person.answerStatus)}</StatusTag>
    </div>
  );
}
