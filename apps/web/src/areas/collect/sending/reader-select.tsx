import type { SendMethod } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { usePeoplePage } from '../respondents/use-people.ts';
import classes from './sending.module.css';

interface ReaderSelectProps {
  readonly scrollId: string;
  readonly sendMethod: SendMethod;
  readonly value: string | undefined;
  onChange(respondentId: string | undefined): void;
}

/** Somebody of the name list who can be reached this way, found by typing; nobody is the first of them. */
export function ReaderSelect({ scrollId, sendMethod, value, onChange }: ReaderSelectProps) {
  const { form: t } = useTexts(sendingTexts);
  const [search, setSearch] = useState('');
  const people = usePeoplePage(scrollId, { search }, 1).data?.items ?? [];
  const addressed = people.map(one => ({ ...one, address: sendMethod === 'mail' ? one.email : one.mobile }));
  return (
    <Select
      className={classes.reader!}
      allowClear
      aria-label={t.reader}
      placeholder={t.reader}
      value={value}
      // The server has searched already, over the whole list.
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={addressed
        .filter(({ address }) => address !== '')
        .map(({ respondentId, name, address }) => ({
          value: respondentId,
          label: name ? `${name} · ${address}` : address,
        }))}
      onChange={onChange}
    />
  );
}
