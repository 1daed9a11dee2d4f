import { Radio } from 'antd';
import { Choose } from './choose.tsx';
import { jumpOptions } from './drafts/jump-options.ts';
import { Field } from './form-frame.tsx';
import classes from './logic.module.css';
import type { RuleFieldsProps } from './target-fields.tsx';

/** Where a jump goes, and when. Only forward: what stands before is in the list with its reason. */
export function JumpFields({ draft, document, t, set }: RuleFieldsProps) {
  return (
    <>
      <Field label={t.goTo}>
        <Choose
          label={t.goTo}
          placeholder={t.choose}
          className={classes.wide}
          value={draft.to}
          options={jumpOptions(document, draft.at!, t)}
          onChoose={to => set({ to })}
        />
      </Field>
      <Field label={t.whenJump} isWide>
        <Radio.Group
          aria-label={t.whenJump}
          value={draft.hasCondition}
          options={[
            { value: true, label: t.onCondition },
            { value: false, label: t.always },
          ]}
          onChange={event => set({ hasCondition: event.target.value as boolean })}
        />
      </Field>
    </>
  );
}
