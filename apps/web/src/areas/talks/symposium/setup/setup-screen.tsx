import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { symposiumCalls, symposiumSeatCalls } from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { PageTitle, StatusTag, Tabs } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import classes from '../symposium.module.css';
import { type SymposiumSearch, symposiumAddress, symposiumParts } from '../symposium-address.ts';
import { AfterPart } from './after-part.tsx';
import { BasicsPart } from './basics-part.tsx';
import { GuidePart } from './guide-part.tsx';
import { type KnownSymposium, readSymposium } from './known-symposium.ts';
import { PeoplePart } from './people-part.tsx';
import { ProgressPart } from './progress-part.tsx';
import { StimuliPart } from './stimuli-part.tsx';
import { type SetupWork, useSetup } from './use-setup.ts';

/** Setting a symposium up. */
export function SetupScreen({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(symposiumTexts);
  const [turn, setTurn] = useState(0);
  const known = useQuery({
    queryKey: ['symposium', scrollId],
    queryFn: ({ signal }) => readSymposium(scrollId, signal),
    gcTime: 0,
  });
  return (
    <Loaded of={known} words={t} level={1}>
      {symposium => (
        <Setup
          key={turn}
          scrollId={scrollId}
          symposium={symposium}
          onReload={async () => {
            await known.refetch();
            setTurn(turn + 1);
          }}
        />
      )}
    </Loaded>
  );
}

interface SetupProps {
  readonly scrollId: string;
  readonly symposium: KnownSymposium;
  onReload(): Promise<void>;
}

function Setup({ scrollId, symposium, onReload }: SetupProps) {
  const t = useTexts(symposiumTexts);
  const router = useRouter();
  const { part } = useSearch({ strict: false }) as SymposiumSearch;
  const parts = symposiumParts.filter(one => one !== 'progress' || symposium.setup.kind === 'board');
  const selected = parts.find(one => one === part) ?? 'basics';
  const work = useSetup(scrollId, symposium);
  const { state, mayEdit, mayOpen, name } = symposium;
  return (
    <div className={classes.page}>
      <PageTitle
        title={name}
        {...(!mayEdit && { lead: t.onlyLook })}
        actions={
          <div className={classes.line}>
            <StatusTag>{t.states[state]}</StatusTag>
            {mayEdit && (
              <AppLink to={`/survey/create/edit?scrollId=${encodeURIComponent(scrollId)}`}>{t.activities}</AppLink>
            )}
            {mayOpen && <Doors scrollId={scrollId} state={state} />}
          </div>
        }
      />
      {mayEdit && <Saving work={work} onReload={onReload} />}
      <Tabs
        label={t.tabs.name}
        tabs={parts.map(key => ({ key, label: t.tabs[key] }))}
        selected={selected}
        onSelect={next => router.history.replace(symposiumAddress({ scrollId, part: next }))}
      >
        {selected === 'basics' && <BasicsPart work={work} isFixed={!mayEdit} />}
        {selected === 'guide' && <GuidePart scrollId={scrollId} work={work} symposium={symposium} isFixed={!mayEdit} />}
        {selected === 'stimuli' && <StimuliPart scrollId={scrollId} symposium={symposium} />}
        {selected === 'after' && <AfterPart scrollId={scrollId} symposium={symposium} />}
        {selected === 'progress' && <ProgressPart scrollId={scrollId} symposium={symposium} />}
        {selected === 'people' && <PeoplePart scrollId={scrollId} mayOpen={mayOpen} />}
      </Tabs>
    </div>
  );
}

/** Opening and ending, and the way into the room. */
function Doors({ scrollId, state }: { readonly scrollId: string; readonly state: KnownSymposium['state'] }) {
  const t = useTexts(symposiumTexts);
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['symposium', scrollId] }),
      queries.invalidateQueries({ queryKey: ['symposia'] }),
    ]);
  const opening = useAction(() => client.call(symposiumCalls.open, { scrollId }), { done: t.opened, refresh });
  const closing = useAction(() => client.call(symposiumCalls.close, { scrollId }), { done: t.closed, refresh });
  const entering = useAction(() => client.call(symposiumSeatCalls.ownSeat, { scrollId }), {
    onDone: ({ address }) => window.location.assign(address),
  });
  const open = async () => {
    const asked = { title: t.openTitle, text: t.openText, confirm: t.open, decline: t.cancel };
    if (await askBox(asked)) void opening.run();
  };
  const close = async () => {
    const asked = { title: t.closeTitle, text: t.closeText, confirm: t.close, decline: t.cancel };
    if (await askBox(asked)) void closing.run();
  };
  return (
    <>
      {state === 'draft' && (
        <Button type="primary" loading={opening.isBusy} onClick={() => void open()}>
          {t.open}
        </Button>
      )}
      {state !== 'draft' && state !== 'ended' && (
        <Button danger loading={closing.isBusy} onClick={() => void close()}>
          {t.close}
        </Button>
      )}
      {state !== 'draft' && (
        <Button type="primary" loading={entering.isBusy} onClick={() => void entering.run()}>
          {t.enter}
        </Button>
      )}
    </>
  );
}

function Saving({ work, onReload }: { readonly work: SetupWork; onReload(): Promise<void> }) {
  const t = useTexts(symposiumTexts).save;
  const { saving } = work;
  const reload = async () => {
    const asked = { title: t.reloadTitle, text: t.reloadText, confirm: t.reloadDo, decline: t.keep };
    if (await askBox(asked)) await onReload();
  };
  return (
    <p className={classes.saving} role="status">
      {t[saving]}{' '}
      {saving === 'failed' && (
        <Button type="link" onClick={work.saveNow}>
          {t.again}
        </Button>
      )}
      {saving === 'changed' && (
        <Button type="link" onClick={() => void reload()}>
          {t.reload}
        </Button>
      )}
    </p>
  );
}
