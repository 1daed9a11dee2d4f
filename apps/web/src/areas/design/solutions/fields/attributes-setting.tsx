import type { SettingAttribute } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import { PasteCells } from '../paste-cells.tsx';
import { attributesFromCells } from '../read-cells.ts';
import classes from '../solutions.module.css';
import { AttributeCard } from './attribute-card.tsx';
import type { FieldProps } from './field-props.ts';
import { ProblemLine, problemsAt } from './problem-line.tsx';

/** Attributes one below the other, each with its levels. */
export function AttributesSetting(props: FieldProps<'attributes'>) {
  const { field, value: attributes, onChange, label, hint, problems, scrollId } = props;
  const t = useTexts(solutionTexts);
  const fresh = (): SettingAttribute => ({
    id: newHexId(),
    name: '',
    isPrice: false,
    levels: Array.from({ length: field.levels.min }, () => ({ id: newHexId(), name: '', picture: '' })),
  });
  const hasPrice = attributes.some(({ isPrice }) => isPrice);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <p className={classes.hint}>{hint}</p>
      {attributes.map((attribute, index) => (
        <AttributeCard
          key={attribute.id}
          number={index + 1}
          attribute={attribute}
          path={`${field.name}.${attribute.id}`}
          problems={problems}
          scrollId={scrollId}
          onChange={changed => onChange(attributes.map(one => (one.id === changed.id ? changed : one)))}
          onRemove={() => onChange(attributes.filter(({ id }) => id !== attribute.id))}
        />
      ))}
      <ProblemLine problems={problemsAt(problems, field.name)} />
      <div className={classes.actions}>
        <ActionButton kind="quiet" onClick={() => onChange([...attributes, fresh()])}>
          {t.addAttribute}
        </ActionButton>
        <PasteCells onPaste={cells => onChange([...attributes, ...attributesFromCells(cells, newHexId, hasPrice)])} />
      </div>
    </fieldset>
  );
}
