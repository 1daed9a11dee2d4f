import { ownDataCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useJobStarted } from '../jobs/use-job-started.ts';
import { SecurityRow } from './security-row.tsx';

export function OwnDataRow() {
  const { security } = useTexts(userTexts);
  const { ownData: words } = security;
  const started = useJobStarted();
  const start = () => client.call(ownDataCalls.export).then(started, () => {});
  return (
    <SecurityRow
      title={words.title}
      text={words.text}
      action={<Button onClick={() => void start()}>{words.export}</Button>}
    />
  );
}
