import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { linkCalls, linkFileCalls } from '@wenshu/api-contract';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { Button, Dropdown } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useJobStarted } from '../../people/jobs/use-job-started.ts';

const { exportAnonymous, exportPersonal } = linkFileCalls;

/** The survey's links as files, those of the name list where there is one. */
export function LinkFiles({ scrollId }: { readonly scrollId: string }) {
  const { collecting: words } = useTexts(createScreenTexts);
  const started = useJobStarted();
  const counts = useQuery({
    queryKey: ['link-counts', scrollId],
    queryFn: () => client.call(linkCalls.count, { scrollId }, { quiet: true }),
  });
  const asked = {
    anonymous: () => client.call(exportAnonymous, { scrollId }),
    personal: () => client.call(exportPersonal, { scrollId }),
    codes: () => client.call(exportPersonal, { scrollId, withCodes: true }),
  };
  const hasPeople = (counts.data?.personal ?? 0) > 0;
  const items = [
    { key: 'anonymous', label: words.anonymousFile },
    ...(hasPeople
      ? [
          { key: 'personal', label: words.personalFile },
          { key: 'codes', label: words.personalCodes },
        ]
      : []),
  ];
  const { isBusy, run: ask } = useAction((key: string) => asked[key as keyof typeof asked]() as Promise<unknown>, {
    onDone: started,
  });
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => void ask(key) }}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
        {words.files}
      </Button>
    </Dropdown>
  );
}
