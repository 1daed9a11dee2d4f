import { reviewCalls, type WaitingMail } from '@wenshu/api-contract';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import { usePaged } from '../kit/use-paged.ts';

/** Mailings that nobody of the platform has looked at yet. */
export function Mails({ onChoose }: { onChoose(taskId: string): void }) {
  const { mails: t } = useTexts(reviewTexts);
  const mails = usePaged(['operator-mails'], asked => consoleClient.call(reviewCalls.mails, asked, { quiet: true }));
  const languagesOf = ({ languages, hasReminders }: WaitingMail) =>
    [...languages.map(language => t.language[language]), ...(hasReminders ? [t.reminders] : [])].join(' · ');
  return (
    <PagedTable
      of={mails}
      words={t}
      keyOf={({ taskId }) => taskId}
      columns={[
        { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => name },
        { key: 'survey', title: t.columns.survey, as: 'words', cell: ({ surveyName }) => surveyName },
        {
          key: 'sender',
          title: t.columns.sender,
          as: 'words',
          cell: ({ owner }) => (owner ? `${owner.name} · ${owner.reach}` : t.facts.none),
        },
        { key: 'recipients', title: t.columns.recipients, as: 'number', cell: ({ recipients }) => recipients },
        { key: 'languages', title: t.columns.languages, cell: languagesOf },
        { key: 'time', title: t.columns.time, as: 'number', cell: ({ createTime }) => momentText(createTime) },
        {
          key: 'act',
          title: t.columns.act,
          as: 'bare',
          cell: ({ taskId, name }) => (
            <Button type="link" aria-label={t.lookAt({ name })} onClick={() => onChoose(taskId)}>
              {t.look}
            </Button>
          ),
        },
      ]}
    />
  );
}
