import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, talkPeopleDataCalls } from '@wenshu/api-contract';
import { talkByPersonTexts } from '@wenshu/texts/talks/talk-by-person';
import { EmptyState, ListTable } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { Field, Fields } from '../../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { momentText } from '../../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { AppLink } from '../../../../../app/routes/app-link.tsx';
import type { AnalysisPartProps } from '../analysis-part-props.ts';
import matrixClasses from '../matrix/matrix.module.css';

type Made = CallData<typeof talkPeopleDataCalls.list>['items'][number];

/** Data with a row for each person, made of the project and made again as it goes on. */
export default function ByPersonPart({ scrollId, project, coding }: AnalysisPartProps) {
  const t = useTexts(talkByPersonTexts);
  const queries = useQueryClient();
  const queryKey = ['talk-people-data', scrollId];
  const refresh = () => queries.invalidateQueries({ queryKey });
  const listed = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(talkPeopleDataCalls.list, { scrollId }, { quiet: true, signal }),
  });
  const [isMaking, setIsMaking] = useState(false);
  const { isBusy, run: renew } = useAction(
    (dataId: string) => client.call(talkPeopleDataCalls.renew, { scrollId: dataId }),
    { refresh, done: ({ people }) => t.renewed({ count: people }) },
  );
  const does = ({ scrollId: dataId, name, codingId, mayRenew }: Made) => (
    <span className={matrixClasses.tools}>
      <AppLink to={`/survey/launch/original?scrollId=${dataId}`} aria-label={t.openOf({ name })}>
        {t.open}
      </AppLink>
      {codingId === null ? (
        <span className={matrixClasses.soft}>{t.withGone}</span>
      ) : (
        mayRenew && (
          <Button size="small" loading={isBusy} aria-label={t.renewOf({ name })} onClick={() => void renew(dataId)}>
            {t.renew}
          </Button>
        )
      )}
    </span>
  );
  return (
    <>
      <p className={matrixClasses.soft}>{t.lead}</p>
      <p className={matrixClasses.soft}>{t.privacy}</p>
      <div className={matrixClasses.tools}>
        <Button type="primary" onClick={() => setIsMaking(true)}>
          {t.make}
        </Button>
      </div>
      <Loaded
        of={listed}
        words={t}
        empty={{ isSo: ({ items }) => items.length === 0, shows: <EmptyState title={t.none} text={t.noneText} /> }}
      >
        {({ items }) => (
          <ListTable
            label={t.list}
            rows={items}
            keyOf={one => one.scrollId}
            columns={[
              {
                key: 'name',
                title: t.columns.name,
                as: 'name',
                cell: ({ name, codingId }) => (
                  <>
                    {name}
                    {codingId !== null && codingId !== coding.codingId && (
                      <span className={matrixClasses.soft}> {t.withOther}</span>
                    )}
                  </>
                ),
              },
              { key: 'people', title: t.columns.people, as: 'number', cell: ({ people }) => people },
              { key: 'time', title: t.columns.time, cell: ({ madeTime }) => momentText(madeTime) },
              { key: 'does', title: t.columns.does, as: 'bare', cell: does },
            ]}
          />
        )}
      </Loaded>
      {isMaking && (
        <MakeDialog
          scrollId={scrollId}
          codingId={coding.codingId}
          first={t.nameOf({ name: project.name })}
          refresh={refresh}
          onClose={() => setIsMaking(false)}
        />
      )}
    </>
  );
}

interface MakeDialogProps {
  readonly scrollId: string;
  readonly codingId: string;
  readonly first: string;
  refresh(): unknown;
  onClose(): void;
}

function MakeDialog({ scrollId, codingId, first, refresh, onClose }: MakeDialogProps) {
  const t = useTexts(talkByPersonTexts);
  const [name, setName] = useState(first);
  const { isBusy, run } = useAction(
    () => client.call(talkPeopleDataCalls.make, { scrollId, codingId, name: name.trim() }),
    { refresh, onDone: onClose, done: ({ people }) => t.made({ count: people }) },
  );
  return (
    <FormDialog
      title={t.make}
      submit={t.submit}
      cancel={t.cancel}
      isBusy={isBusy}
      isReady={name.trim() !== ''}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.name}>
          {control => (
            <Input {...control} maxLength={100} value={name} onChange={event => setName(event.target.value)} />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
