import { PlusOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button, Checkbox, Segmented } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { groupOf, isGroup, type NestedDraft, withPart } from './drafts/nested-draft.ts';
import classes from './logic.module.css';
import { RemoveButton } from './remove-button.tsx';

/** The engine takes ten; a person loses the thread long before. */
const DEEPEST = 5;

export interface TestProps<Draft> {
  readonly draft: Draft;
  readonly hasFocus: boolean;
  onChange(draft: Draft): void;
  onRemove: (() => void) | undefined;
}

interface GroupEditorProps<Draft extends { readonly key: number }> {
  readonly group: NestedDraft<Draft>;
  readonly depth?: number;
  emptyTest(): Draft;
  onChange(group: NestedDraft<Draft>): void;
  onRemove?: () => void;
  /** One test. */
  children(test: TestProps<Draft>): ReactNode;
}

/** Tests joined by "all" or "any", groups within groups; what a test looks like is for whoever uses it. */
export function GroupEditor<Draft extends { readonly key: number }>(props: GroupEditorProps<Draft>) {
  const { group, depth = 1, emptyTest, onChange, onRemove, children } = props;
  const t = useTexts(editorLogicTexts);
  // The test just added takes the focus; those that were there before do not jump at the person.
  const [newest, setNewest] = useState<number>();
  const add = (part: NestedDraft<Draft> | Draft) => {
    setNewest(isGroup(part) ? part.parts[0]!.key : part.key);
    onChange({ ...group, parts: [...group.parts, part] });
  };
  return (
    <fieldset className={depth === 1 ? classes.conditions : classes.innerConditions} aria-label={t.conditions}>
      <div className={classes.joinLine}>
        {group.parts.length > 1 && (
          <Segmented
            aria-label={t.joinLabel}
            value={group.join}
            options={(['all', 'any'] as const).map(value => ({ value, label: t.join[value] }))}
            onChange={join => onChange({ ...group, join })}
          />
        )}
        <Checkbox checked={group.isNegated} onChange={event => onChange({ ...group, isNegated: event.target.checked })}>
          {t.negated}
        </Checkbox>
        {onRemove && <RemoveButton label={t.removeGroup} onClick={onRemove} />}
      </div>
      {group.parts.map((part, index) => (
        <Fragment key={part.key}>
          {index > 0 && <span className={classes.joinWord}>{t.joinWords[group.join]}</span>}
          {isGroup(part) ? (
            <GroupEditor
              group={part}
              depth={depth + 1}
              emptyTest={emptyTest}
              onChange={next => onChange(withPart(group, part.key, next))}
              onRemove={() => onChange(withPart(group, part.key, undefined))}
            >
              {children}
            </GroupEditor>
          ) : (
            children({
              draft: part,
              hasFocus: part.key === newest,
              onChange: next => onChange(withPart(group, part.key, next)),
              onRemove: group.parts.length > 1 ? () => onChange(withPart(group, part.key, undefined)) : undefined,
            })
          )}
        </Fragment>
      ))}
      <div className={classes.addLine}>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(emptyTest())}>
          {t.addTest}
        </Button>
        {depth < DEEPEST && (
          <Button size="small" type="text" onClick={() => add({ ...groupOf(emptyTest()), join: 'any' })}>
            {t.addGroup}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
