import { PlusOutlined } from '@ant-design/icons';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { ActionButton, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { FirstTour } from '../first-tour.tsx';
import { ListDialogs } from './list-dialogs.tsx';
import { keepTaste, type ListTaste, pageSizes, readTaste } from './list-state.ts';
import { type ListFilter, ListToolbar } from './list-toolbar.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import { QuestionnaireTable } from './questionnaire-table.tsx';
import classes from './questionnaires.module.css';
import { useQuestionnaires } from './use-questionnaires.ts';

const NO_FILTER: ListFilter = { text: '' };

/** Everything the person may open: searched, filtered, ordered, as tiles or as a list. */
export function QuestionnaireList() {
  const t = useTexts(questionnaireTexts);
  const { go } = useGo();
  const [filter, setFilter] = useState(NO_FILTER);
  const [taste, setTaste] = useState(readTaste);
  const [page, setPage] = useState(1);
  const list = useQuestionnaires(filter, taste, page);
  const changeFilter = (changed: ListFilter) => {
    setFilter(changed);
    setPage(1);
  };
  const changeTaste = (changed: ListTaste) => {
    setTaste(changed);
    keepTaste(changed);
    if (changed.view === taste.view) setPage(1);
  };
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => go('/team/create-survey')}>
      {t.create}
    </Button>
  );
  if (list.isPending) return <LoadingState text={t.loading} />;
  if (list.isError) {
    const retry = <ActionButton onClick={() => void list.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.loadFailed} text={t.loadFailedText} actions={retry} />;
  }
  const { rows, total, labels, hasAny } = list.data;
  // What stood alone on the last page was deleted: the page before it is the last one now.
  const lastPage = Math.max(1, Math.ceil(total / taste.pageSize));
  if (page > lastPage) setPage(lastPage);
  if (!hasAny)
    return (
      <>
        <EmptyState title={t.emptyTitle} text={t.emptyText} actions={<span data-tour="create">{create}</span>} />
        <FirstTour />
      </>
    );
  return (
    <ListDialogs known={labels}>
      <div className={classes.head}>
        <ListToolbar filter={filter} labels={labels} taste={taste} onFilter={changeFilter} onTaste={changeTaste} />
        {create}
      </div>
      <p className={classes.count} role="status">
        {t.found({ count: total })}
      </p>
      {total === 0 && (
        <EmptyState
          title={t.nothingFound}
          text={t.nothingFoundText}
          actions={<ActionButton onClick={() => changeFilter(NO_FILTER)}>{t.clearFilters}</ActionButton>}
        />
      )}
      {total > 0 && taste.view === 'list' && (
        <QuestionnaireTable
          rows={rows}
          taste={taste}
          onOrder={orderBy =>
            changeTaste({ ...taste, orderBy, direction: orderBy === taste.orderBy ? opposite(taste) : taste.direction })
          }
        />
      )}
      {total > 0 && taste.view === 'tiles' && (
        <ul className={classes.list}>
          {rows.map(questionnaire => (
            <li key={questionnaire.scrollId}>
              <QuestionnaireCard questionnaire={questionnaire} />
            </li>
          ))}
        </ul>
      )}
      {total > pageSizes[0] && (
        <Pagination
          className={classes.pages}
          current={page}
          total={total}
          pageSize={taste.pageSize}
          pageSizeOptions={[...pageSizes]}
          showSizeChanger
          onChange={(wanted, pageSize) => {
            if (pageSize !== taste.pageSize) return changeTaste({ ...taste, pageSize });
            setPage(wanted);
          }}
        />
      )}
    </ListDialogs>
  );
}

const opposite = ({ direction }: ListTaste) => (direction === 'asc' ? 'desc' : 'asc');
