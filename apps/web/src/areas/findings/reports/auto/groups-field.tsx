import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { variableName } from '../../filter/variable-names.ts';
import { useVariables } from '../../records/use-variables.ts';
import classes from './auto.module.css';

interface GroupsFieldProps {
  readonly scrollId: string;
  readonly groups: readonly string[];
  onChange(groups: readonly string[]): void;
}

const MOST = 2;
/** More columns are no comparison. */
const MOST_CATEGORIES = 12;

/** Up to two questions by whose answers people are compared. */
export function GroupsField({ scrollId, groups, onChange }: GroupsFieldProps) {
  const t = useTexts(reportScreenTexts).auto;
  const { data } = useVariables(scrollId);
  const offered = (data?.variables ?? []).filter(
    ({ kept, categories = [] }) => kept === 'code' && categories.length > 1 && categories.length <= MOST_CATEGORIES,
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={classes.groups}>
      <span>{t.groups}</span>
      <Select
        mode="multiple"
        maxCount={MOST}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t.groups}
        placeholder={t.noGroups}
        value={[...groups]}
        options={offered.map(variable => ({ value: variable.key, label: variableName(variable) }))}
        onChange={onChange}
      />
    </label>
  );
}
