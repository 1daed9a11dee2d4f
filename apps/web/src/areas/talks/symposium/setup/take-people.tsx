import { useQuery } from '@tanstack/react-query';
import { answerStatus, friendCalls, MOST_ROOM_SEATS, respondentCalls, scrollCalls } from '@wenshu/api-contract';
import { symposiumInviteTexts } from '@wenshu/texts/talks/symposium-invites';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import classes from '../symposium.module.css';
import type { PastedPerson } from './read-people.ts';

const sources = ['friends', 'list', 'done'] as const;
type Source = (typeof sources)[number];

interface Taken {
  readonly people: readonly PastedPerson[];
  readonly total: number;
  readonly notAsked: number;
}

async function takeFriends(group: string | undefined): Promise<Taken> {
  const asked = { page: 1, size: MOST_ROOM_SEATS, ...(group !== undefined && { group }) };
  const { items, total } = await client.call(friendCalls.findFriends, asked);
  const willing = items.filter(({ isNotToAsk }) => !isNotToAsk);
  const people = willing.map(({ nickname: name, email, mobile }) => ({ name, email, mobile }));
  return { people, total, notAsked: items.length - willing.length };
}

async function takeListed(scrollId: string, isDone: boolean): Promise<Taken> {
  const { items, total } = await client.call(respondentCalls.findRespondents, {
    scrollId,
    page: 1,
    size: MOST_ROOM_SEATS,
    people: 'listed',
    ...(isDone && { answerStatus: answerStatus.success }),
  });
  const people = items.map(({ name, email, mobile }) => ({ name: name || email || mobile, email, mobile }));
  return { people, total, notAsked: 0 };
}

/** People whom one knows already, for the list of those who are added: it is looked through there before anybody gets a seat. */
export function TakePeople({ onTaken }: { onTaken(people: readonly PastedPerson[]): void }) {
  const { take: t } = useTexts(symposiumInviteTexts);
  const [source, setSource] = useState<Source>();
  const [group, setGroup] = useState<string>();
  const [scrollId, setScrollId] = useState<string>();
  const [told, setTold] = useState('');
  const friends = useQuery({
    queryKey: ['symposium-friend-groups'],
    queryFn: () => client.call(friendCalls.friendSummary, {}, { quiet: true }),
    enabled: source === 'friends',
  });
  const surveys = useQuery({
    queryKey: ['symposium-surveys'],
    queryFn: () => client.call(scrollCalls.list, {}, { quiet: true }),
    enabled: source === 'list' || source === 'done',
  });
  const isReady = source === 'friends' || (source !== undefined && scrollId !== undefined);
  const { isBusy, run } = useAction(
    () => (source === 'friends' ? takeFriends(group) : takeListed(scrollId ?? '', source === 'done')),
    {
      onDone: ({ people, total, notAsked }) => {
        onTaken(people);
        const lines = [
          people.length > 0 ? t.taken({ count: people.length }) : t.nobody,
          notAsked > 0 && t.notAsked({ count: notAsked }),
          total > MOST_ROOM_SEATS && t.more({ count: total }),
        ];
        setTold(lines.filter(Boolean).join(' '));
      },
    },
  );
  return (
    <>
      <Field label={t.from}>
        {control => (
          <Select
            {...control}
            placeholder={t.choose}
            value={source}
            options={sources.map(value => ({ value, label: t.sources[value] }))}
            onChange={next => {
              setSource(next);
              setTold('');
            }}
          />
        )}
      </Field>
      {source === 'friends' && (
        <Field label={t.group}>
          {control => (
            <Select
              {...control}
              allowClear
              loading={friends.isPending}
              placeholder={t.everybody}
              value={group}
              options={(friends.data?.groups ?? []).map(one => ({ value: one.group, label: one.group }))}
              onChange={setGroup}
            />
          )}
        </Field>
      )}
      {(source === 'list' || source === 'done') && (
        <Field label={t.survey}>
          {control => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              loading={surveys.isPending}
              placeholder={t.chooseSurvey}
              value={scrollId}
              options={(surveys.data ?? [])
                .filter(({ origin }) => origin === 'designed')
                .map(one => ({ value: one.scrollId, label: one.name }))}
              onChange={setScrollId}
            />
          )}
        </Field>
      )}
      {source !== undefined && (
        <div className={classes.line}>
          <Button disabled={!isReady} loading={isBusy} onClick={() => void run()}>
            {t.take}
          </Button>
          <span role="status" className={classes.soft}>
            {told}
          </span>
        </div>
      )}
    </>
  );
}
