import type { QuestionGroup } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useRun } from '../../document/state/use-run.ts';
import { SettingField } from '../settings/setting-field.tsx';
import classes from '../settings/settings.module.css';

const NAMES = ['isQuestionOrderRandom', 'shownQuestionCount', 'isAnchored'] as const;

/** Random order and N of M of a group's questions. */
export function GroupSettings({ group, onClose }: { readonly group: QuestionGroup; onClose(): void }) {
  const t = useTexts(canvasTexts);
  const run = useRun();
  return (
    <ViewDialog title={t.groups.settings} width={480} onClose={onClose}>
      <div className={classes.fields}>
        {NAMES.map(name => (
          <SettingField
            key={name}
            name={name}
            settings={group.settings}
            onSet={(code, value) =>
              run('updateQuestionGroupSettings', { groupId: group.id, settings: { [code]: value } })
            }
          />
        ))}
      </div>
    </ViewDialog>
  );
}
