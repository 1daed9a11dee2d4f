import { useQuery } from '@tanstack/react-query';
import { type SettingInfo, settingsDeskCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { settingsTexts } from '@wenshu/texts/console/settings';
import { EmptyState, ListTable, StatusTag } from '@wenshu/ui';
import { Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import classes from './settings.module.css';

const groups = ['place', 'data', 'mail', 'people', 'operating'] as const;

/** /operator/settings: what the server read when it started, and what each of it does. */
export default function SettingsRoom() {
  const t = useTexts(settingsTexts);
  const frame = useTexts(consoleTexts);
  const [sought, setSought] = useState('');
  const settings = useQuery({
    queryKey: ['operator-settings'],
    queryFn: () => consoleClient.call(settingsDeskCalls.list, {}, { quiet: true }),
  });
  const whatOf = ({ name }: SettingInfo): string => t.what[name as keyof typeof t.what] ?? '';
  const isSought = (setting: SettingInfo) =>
    `${setting.name} ${whatOf(setting)}`.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <Room name="settings" lead={t.lead}>
      <Input.Search
        className={classes.search!}
        aria-label={t.search}
        placeholder={t.search}
        allowClear
        value={sought}
        onChange={event => setSought(event.target.value)}
      />
      <Loaded
        of={settings}
        words={frame}
        empty={{ isSo: all => !all.some(isSought), shows: <EmptyState title={t.nothing} text="" /> }}
      >
        {all =>
          groups.map(group => {
            const rows = all.filter(setting => setting.group === group && isSought(setting));
            if (rows.length === 0) return null;
            return (
              <section key={group} className={classes.group}>
                <h2>{t.groups[group]}</h2>
                <ListTable
                  label={t.groups[group]}
                  rows={rows}
                  keyOf={({ name }) => name}
                  columns={[
                    { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => <code>{name}</code> },
                    { key: 'what', title: t.columns.what, as: 'words', cell: whatOf },
                    { key: 'value', title: t.columns.value, as: 'words', cell: setting => <Value {...setting} /> },
                  ]}
                />
              </section>
            );
          })
        }
      </Loaded>
    </Room>
  );
}

function Value({ isSecret, isSet, value }: SettingInfo) {
  const t = useTexts(settingsTexts);
  if (isSecret) return <StatusTag tone={isSet ? 'good' : 'calm'}>{isSet ? t.isSet : t.isNotSet}</StatusTag>;
  if (value === null) return <span className={classes.preset}>{t.isNotSet}</span>;
  return (
    <span className={classes.value}>
      <code>{value}</code> {!isSet && <span className={classes.preset}>{t.isPreset}</span>}
    </span>
  );
}
