import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ListedQuestionnaire, ListOrder } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { sightTexts } from '@wenshu/texts/people/sight';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { openAddress } from '../../../../app/routes/open-address.ts';
import { formatTime } from './format-time.ts';
import { LabelList } from './label-list.tsx';
import type { ListTaste } from './list-state.ts';
import { QuestionnaireMenu } from './questionnaire-menu.tsx';
import classes from './questionnaire-table.module.css';
import { StatusWord } from './status-word.tsx';

interface QuestionnaireTableProps {
  readonly rows: readonly ListedQuestionnaire[];
  readonly taste: ListTaste;
  onOrder(orderBy: ListOrder): void;
}

type ColumnName = keyof (typeof questionnaireTexts)['zh']['columns'];
const columns: readonly (readonly [ColumnName, ListOrder?])[] = [
  ['name', 'name'],
  ['labels'],
  ['status', 'status'],
  ['collected', 'collected'],
  ['updateTime', 'biz_update_time'],
  ['id'],
  ['createTime', 'biz_create_time'],
];

/** The list view; on a phone every row is a block with its columns' names. */
export function QuestionnaireTable({ rows, taste, onOrder }: QuestionnaireTableProps) {
  const t = useTexts(questionnaireTexts);
  const { partly } = useTexts(sightTexts);
  const { tag } = useTexts(unpublishedTexts).status;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map(([column, order]) => (
            <th key={column} scope="col" aria-sort={sortOf(order, taste)}>
              {order ? (
                <button type="button" className={classes.sort} onClick={() => onOrder(order)}>
                  {t.columns[column]}
                  {order === taste.orderBy &&
                    (taste.direction === 'asc' ? <CaretUpOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />)}
                </button>
              ) : (
                t.columns[column]
              )}
            </th>
          ))}
          <th scope="col">{t.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.scrollId}>
            <th scope="row" className={classes.name}>
              <AppLink to={openAddress(row)}>{row.name}</AppLink> {!row.isCreator && <StatusTag>{t.shared}</StatusTag>}
            </th>
            <td data-column={t.columns.labels} data-empty={row.labels.length === 0}>
              {row.labels.length === 0 ? t.noLabels : <LabelList labels={row.labels} />}
            </td>
            <td data-column={t.columns.status}>
              <StatusWord status={row.status} origin={row.origin} />
              {row.hasDraft && <StatusTag tone="waiting">{tag}</StatusTag>}
            </td>
            <td data-column={t.columns.collected} className={classes.number}>
              {row.collected ?? partly}
            </td>
            <td data-column={t.columns.updateTime}>{formatTime(row.updateTime)}</td>
            <td data-column={t.columns.id} className={classes.id}>
              {row.scrollId}
            </td>
            <td data-column={t.columns.createTime}>{formatTime(row.createTime)}</td>
            <td className={classes.actions}>
              <AppLink to={`/survey/launch/original?scrollId=${row.scrollId}`} aria-label={`${t.data} ${row.name}`}>
                {t.data}
              </AppLink>
              <QuestionnaireMenu questionnaire={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sortOf(order: ListOrder | undefined, { orderBy, direction }: ListTaste) {
  if (order === undefined) return undefined;
  if (order !== orderBy) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
