import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { scrollCalls, scrollListCalls } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { Select } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { useSettled } from '../../../app/use-settled.ts';
import { assistantAddress } from './assistant-address.ts';

const SHOWN = 20;

/** Which survey is asked about; another one begins another conversation. */
export function SurveyChoice({ scrollId }: { readonly scrollId: string | undefined }) {
  const t = useTexts(assistantTexts).survey;
  const router = useRouter();
  const [words, setWords] = useState('');
  const text = useSettled(words);
  const found = useQuery({
    queryKey: ['assistant-surveys', text],
    queryFn: () => client.call(scrollListCalls.search, { text: text || undefined, pageSize: SHOWN }, { quiet: true }),
    placeholderData: before => before,
  });
  const { data: name } = useQuery({
    queryKey: ['survey-name', scrollId],
    queryFn: () => client.call(scrollCalls.getScrollName, { scrollId: scrollId ?? '' }, { quiet: true }),
    enabled: scrollId !== undefined,
    retry: false,
  });
  const listed = (found.data?.rows ?? []).map(one => ({ value: one.scrollId, label: one.name }));
  const isListed = listed.some(({ value }) => value === scrollId);
  const options = scrollId === undefined || isListed || !name ? listed : [{ value: scrollId, label: name }, ...listed];
  return (
    <Field label={t.label}>
      {control => (
        <Select
          {...control}
          value={options.some(({ value }) => value === scrollId) ? scrollId : null}
          placeholder={t.placeholder}
          options={options}
          loading={found.isFetching}
          showSearch={{ filterOption: false, onSearch: setWords }}
          notFoundContent={found.isFetching ? null : t.none}
          onChange={(chosen: string | null) => chosen && router.history.push(assistantAddress({ scrollId: chosen }))}
        />
      )}
    </Field>
  );
}
