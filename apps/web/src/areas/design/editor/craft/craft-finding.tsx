import type { CraftFinding } from '@wenshu/craft';
import { surveyLanguage } from '@wenshu/survey-core';
import { craftTexts } from '@wenshu/texts/design/craft';
import { describeCraft } from '@wenshu/texts/design/describe-craft';
import { Button } from 'antd';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { lockedProps, useIsReader, useLock } from '../../document/state/use-lock.ts';
import classes from './craft.module.css';

interface CraftFindingProps {
  readonly finding: CraftFinding;
  readonly isLeft: boolean;
  onMend(): void;
  onLeave(): void;
}

/** One finding: what, why, how, and what can be done about it at once. */
export function CraftFindingLine({ finding, isLeft, onMend, onLeave }: CraftFindingProps) {
  const t = useTexts(craftTexts);
  const lock = useLock();
  const isReader = useIsReader();
  const other = useEditorState(({ document }) =>
    finding.languageId === undefined ? undefined : surveyLanguage(document, finding.languageId).name,
  );
  const { name, why, how } = t.rules[finding.rule];
  const what = describeCraft(language, finding);
  const { mend } = finding;
  return (
    <li className={classes.finding} data-rule={finding.rule}>
      <p className={classes.name}>
        {name}
        {other && <span className={classes.language}>{t.inLanguage({ name: other })}</span>}
      </p>
      {what && <p className={classes.what}>{what}</p>}
      <dl className={classes.reasons}>
        <dt>{t.why}</dt>
        <dd>{why}</dd>
        <dt>{t.how}</dt>
        <dd>{how}</dd>
      </dl>
      <div className={classes.actions}>
        {mend && !isLeft && !isReader && (
          <Button size="small" onClick={() => lock === undefined && onMend()} {...lockedProps(lock)}>
            {t.mends[mend.does]}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={isLeft ? `${t.takeBack}: ${name}` : t.leaveOf({ name })}
          onClick={onLeave}
        >
          {isLeft ? t.takeBack : t.leave}
        </Button>
      </div>
    </li>
  );
}
