import type { CallData, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { useTexts } from '../../../app/language/language.ts';
import classes from './people.module.css';
import type { PeopleFilter } from './people-filter.ts';
import { numberText, statusText } from './person-words.ts';

interface StatusBarProps {
  readonly summary: CallData<typeof respondentCalls.respondentSummary>;
  readonly filter: PeopleFilter;
  onFilter(filter: PeopleFilter): void;
}

/** How many people have come how far; each a filter. */
export function StatusBar({ summary, filter, onFilter }: StatusBarProps) {
  const t = useTexts(peopleTexts);
  const { total, removed, byStatus } = summary;
  const reached = byStatus.map((count, status) => ({ status, name: statusText(status), count }));
  // What nobody has come to is not worth a button, unless it is being looked at.
  const shown = [
    { status: undefined, name: t.everybody, count: total },
    ...[...reached, { status: 'removed' as const, name: t.removed, count: removed }].filter(
      ({ status, count }) => count > 0 || status === filter.status,
    ),
  ];
  if (total + removed === 0) return null;
  return (
    <fieldset className={classes.statuses} aria-label={t.statusFilter}>
      {shown.map(({ status, name, count }) => (
        <button
          key={name}
          type="button"
          className={classes.status}
          aria-pressed={filter.status === status}
          onClick={() => onFilter({ ...filter, status })}
        >
          {name} <strong>{numberText(count)}</strong>
        </button>
      ))}
    </fieldset>
  );
}
