import { PlusOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button, Checkbox, Segmented } from 'antd';
import { Fragment, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Place } from '../../document/reading/place.ts';
import { emptyGroup, type GroupDraft, isGroup, withPart } from './condition-draft.ts';
import classes from './logic.module.css';
import { RemoveButton } from './remove-button.tsx';
import { emptyTest } from './test-draft.ts';
import { TestRow } from './test-row.tsx';

/** The engine takes ten; a person loses the thread long before. */
const DEEPEST = 5;

interface ConditionEditorProps {
  readonly group: GroupDraft;
  readonly place: Place;
  readonly depth?: number;
  onChange(group: GroupDraft): void;
  onRemove?: () => void;
}

/** Tests joined by "all" or "any", groups within groups. */
export function ConditionEditor({ group, place, depth = 1, onChange, onRemove }: ConditionEditorProps) {
  const t = useTexts(editorLogicTexts);
  // The test just added takes the focus; those that were there before do not jump at the person.
  const [newest, setNewest] = useState<number>();
  const add = (part: GroupDraft['parts'][number]) => {
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
            <ConditionEditor
              group={part}
              place={place}
              depth={depth + 1}
              onChange={next => onChange(withPart(group, part.key, next))}
              onRemove={() => onChange(withPart(group, part.key, undefined))}
            />
          ) : (
            <TestRow
              draft={part}
              place={place}
              hasFocus={part.key === newest}
              onChange={next => onChange(withPart(group, part.key, next))}
              onRemove={group.parts.length > 1 ? () => onChange(withPart(group, part.key, undefined)) : undefined}
            />
          )}
        </Fragment>
      ))}
      <div className={classes.addLine}>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(emptyTest())}>
          {t.addTest}
        </Button>
        {depth < DEEPEST && (
          <Button size="small" type="text" onClick={() => add({ ...emptyGroup(), join: 'any' })}>
            {t.addGroup}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
