import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { actionClass, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { momentText } from '../records/grid/cell-text.ts';
import type { MadeVariable } from './made-variable.ts';
import { useUsersOf } from './use-users.ts';
import classes from './workbench.module.css';

interface VariableLineProps {
  readonly scrollId: string;
  readonly variable: MadeVariable;
  readonly timeZone: string;
  readonly mayChange: boolean;
  onEdit(): void;
  onCopy(): void;
  onRemove(): void;
}

const MINUTE_LENGTH = 16;

/** One variable: what it is, what it is made of, whose it is and what uses it. */
export function VariableLine({ scrollId, variable, timeZone, mayChange, onEdit, onCopy, onRemove }: VariableLineProps) {
  const t = useTexts(workbenchTexts);
  const users = useUsersOf()(variable.usedBy);
  const { variableId, name, label, madeOf, recipe, isCoded, isUsable, nickName, time } = variable;
  const called = { name: label || name };
  const when = momentText(time, timeZone).slice(0, MINUTE_LENGTH);
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.named}>
          <strong>{called.name}</strong>
          {called.name !== name && <code>{name}</code>}
          {recipe === null && <StatusTag>{isCoded ? t.byCoding : t.byModel}</StatusTag>}
        </span>
        <span>{madeOf}</span>
        {!isUsable && (
          <span className={classes.problem} role="alert">
            {t.notUsable}
          </span>
        )}
        <span className={classes.faint}>
          {t.made({ who: nickName || t.nobody, when })} · {users ? t.usedBy({ list: users }) : t.notUsed}
        </span>
      </div>
      {mayChange && isCoded && (
        <AppLink
          className={actionClass('text')}
          aria-label={t.toCodingOf(called)}
          to={`/survey/analysis/coding?scrollId=${scrollId}&coding=${variableId}`}
        >
          {t.toCoding}
        </AppLink>
      )}
      {mayChange && !isCoded && (
        <span className={classes.tools}>
          {recipe !== null && (
            <>
              <Button size="small" aria-label={t.editOf(called)} onClick={onEdit}>
                {t.edit}
              </Button>
              <Button size="small" type="text" aria-label={t.copyOf(called)} onClick={onCopy}>
                {t.copy}
              </Button>
            </>
          )}
          <Button size="small" type="text" aria-label={t.removeOf(called)} onClick={onRemove}>
            {t.remove}
          </Button>
        </span>
      )}
    </li>
  );
}
