import {
  DownloadOutlined,
  ImportOutlined,
  MergeCellsOutlined,
  PlusOutlined,
  SettingOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { linkFileCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button, Checkbox, Dropdown, Popover, Select } from 'antd';
import type { ReactNode } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { SearchField } from '../../../app/search-field.tsx';
import { useJobStarted } from '../../people/jobs/use-job-started.ts';
import classes from './people.module.css';
import {
  choicesOf,
  leftOutNotice,
  readSent,
  searchableOf,
  searchHint,
  sentChoices,
  without,
  writeSent,
} from './people-choices.ts';
import type { PeopleTask } from './people-dialog.tsx';
import type { PeopleFilter } from './people-filter.ts';
import { fieldName } from './person-words.ts';
import { useLabels, useSearchFields } from './use-people.ts';

interface PeopleBarProps {
  readonly scrollId: string;
  readonly filter: PeopleFilter;
  readonly groups: readonly string[];
  readonly columns: readonly string[];
  readonly hidden: readonly string[];
  /** Nobody is on the list: there is nothing to look for yet. */
  readonly isEmpty: boolean;
  onFilter(filter: PeopleFilter): void;
  onHidden(columns: readonly string[]): void;
  onTask(task: PeopleTask): void;
}

/** Looking for people on the left, changing the list on the right. */
export function PeopleBar(props: PeopleBarProps) {
  const { scrollId, filter, groups, columns, hidden, isEmpty, onFilter, onHidden, onTask } = props;
  const t = useTexts(peopleTexts);
  const { states } = useTexts(sendingTexts);
  const labels = useLabels(scrollId);
  const searched = useSearchFields(scrollId);
  const { run: saveSearched } = useAction(searched.save);
  const started = useJobStarted();
  const { run: exportList } = useAction(
    (withCodes: boolean) => client.call(linkFileCalls.exportPersonal, { scrollId, withCodes }),
    {
      onDone: job => {
        void started();
        const notice = leftOutNotice(job.notAsked, t);
        if (notice) notify.info(notice);
      },
    },
  );
  return (
    <div className={classes.bar}>
      {!isEmpty && (
        <search className={classes.search}>
          <SearchField
            className={classes.searchField}
            label={t.search}
            hint={searchHint(searched.fields, t, fieldName)}
            maxLength={200}
            value={filter.search}
            onChange={search => onFilter({ ...filter, search })}
          />
          <Choice
            title={t.searchSettings}
            text={t.searchSettingsText}
            icon={<SettingOutlined aria-hidden />}
            options={searchableOf(columns)}
            chosen={searched.fields}
            onChange={fields => void saveSearched(fields)}
          />
          {groups.length > 0 && (
            <Select
              showSearch
              className={classes.filter}
              aria-label={t.group}
              value={filter.group ?? ''}
              options={[...choicesOf(t.anyGroup, groups)]}
              onChange={value => onFilter({ ...filter, group: value || undefined })}
            />
          )}
          {labels.length > 0 && (
            <Select
              showSearch
              className={classes.filter}
              aria-label={t.label}
              value={filter.label ?? ''}
              options={[...choicesOf(t.anyLabel, labels)]}
              onChange={value => onFilter({ ...filter, label: value || undefined })}
            />
          )}
          <Select
            className={classes.filter}
            aria-label={t.sentFilter}
            value={writeSent(filter.sent)}
            options={[...sentChoices({ anySent: t.anySent, sentBy: t.sentBy, states })]}
            onChange={value => onFilter({ ...filter, sent: readSent(value) })}
          />
          <Choice
            title={t.columns}
            icon={<TableOutlined aria-hidden />}
            options={columns}
            chosen={without(columns, hidden)}
            onChange={shown => onHidden(without(columns, shown))}
          />
        </search>
      )}
      <div className={classes.tasks}>
        {!isEmpty && (
          <>
            <Button icon={<MergeCellsOutlined aria-hidden />} onClick={() => onTask({ does: 'doubles' })}>
              {t.doubles.open}
            </Button>
            <Dropdown
              trigger={['click']}
              menu={{
                items: [
                  { key: 'list', label: t.exportList },
                  { key: 'codes', label: t.exportCodes },
                ],
                onClick: ({ key }) => void exportList(key === 'codes'),
              }}
            >
              <Button icon={<DownloadOutlined aria-hidden />}>{t.exports}</Button>
            </Dropdown>
          </>
        )}
        <Button icon={<ImportOutlined aria-hidden />} onClick={() => onTask({ does: 'import' })}>
          {t.importing.open}
        </Button>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onTask({ does: 'add' })}>
          {t.add}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly text?: string;
  readonly icon: ReactNode;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Some of the list's fields, ticked in a small box. */
function Choice({ title, text, icon, options, chosen, onChange }: ChoiceProps) {
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      title={title}
      content={
        <div className={classes.choice}>
          {text && <p>{text}</p>}
          <Checkbox.Group
            className={classes.choices}
            value={[...chosen]}
            options={options.map(value => ({ value, label: fieldName(value) }))}
            onChange={onChange}
          />
        </div>
      }
    >
      <Button icon={icon} aria-label={title} title={title} />
    </Popover>
  );
}
