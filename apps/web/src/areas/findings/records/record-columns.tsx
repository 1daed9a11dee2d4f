import type { CallData, recordCalls } from '@wenshu/api-contract';
import type { recordTexts } from '@wenshu/texts/findings/records';
import { StatusTag } from '@wenshu/ui';
import type { TableColumnsType } from 'antd';
import { language } from '../../../app/language/language.ts';

type RecordPage = CallData<typeof recordCalls.findPage>;
type RecordItem = RecordPage['items'][number];
type Column = RecordPage['columns'][number];
type Texts = (typeof recordTexts)['zh'] | (typeof recordTexts)['en'];

const SUCCESS = 2;
const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The record's own columns, then one per variable of the codebook, values as labels. */
export function recordColumns(columns: readonly Column[], t: Texts): TableColumnsType<RecordItem> {
  return [
    { title: t.serialNumber, dataIndex: 'serialNumber', fixed: 'left', width: 72 },
    {
      title: t.status,
      dataIndex: 'answerStatus',
      render: (status: number) => (
        <StatusTag tone={status === SUCCESS ? 'good' : 'calm'}>{statusName(t, status)}</StatusTag>
      ),
    },
    {
      title: t.submittedAt,
      dataIndex: 'endTime',
      render: (end: number | null) => (end === null ? '-' : time.format(end)),
    },
    { title: t.channel, dataIndex: 'channel' },
    ...columns.map((column, index) => ({
      title: <span title={column.label}>{`${column.name} ${column.label}`}</span>,
      key: column.name,
      ellipsis: true,
      width: 220,
      render: (_: unknown, record: RecordItem) => valueText(column, record.values[index] ?? null),
    })),
  ];
}

function statusName(t: Texts, status: number): string {
  return t.statusName[String(status) as keyof Texts['statusName']] ?? '';
}

function valueText(column: Column, value: string | number | null): string {
  if (value === null) return '-';
  return column.valueLabels?.find(label => label.value === value)?.label ?? String(value);
}
