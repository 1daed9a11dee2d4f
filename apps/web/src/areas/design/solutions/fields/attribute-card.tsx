import { DeleteOutlined } from '@ant-design/icons';
import type { SettingAttribute, SettingProblem } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import classes from '../solutions.module.css';
import { LevelPicture } from './level-picture.tsx';
import { ProblemLine, problemsAt } from './problem-line.tsx';

interface AttributeCardProps {
  readonly number: number;
  readonly attribute: SettingAttribute;
  readonly path: string;
  readonly problems: readonly SettingProblem[];
  readonly scrollId: string;
  onChange(attribute: SettingAttribute): void;
  onRemove(): void;
}

/** An attribute: its name, whether it is the price, and its levels, each with a picture where it has one. */
export function AttributeCard(props: AttributeCardProps) {
  const { number, attribute, path, problems, scrollId, onChange, onRemove } = props;
  const t = useTexts(solutionTexts);
  const { levels } = attribute;
  const nameOf = attribute.name || `${t.attributeName} ${number}`;
  const setLevel = (id: string, changed: object) =>
    onChange({ ...attribute, levels: levels.map(level => (level.id === id ? { ...level, ...changed } : level)) });
  return (
    <section className={classes.attribute} aria-label={nameOf}>
      <div className={classes.attributeHead}>
        <input
          className={classes.input}
          aria-label={`${t.attributeName} ${number}`}
          placeholder={t.attributeName}
          value={attribute.name}
          aria-invalid={problemsAt(problems, `${path}.name`).length > 0}
          onChange={event => onChange({ ...attribute, name: event.currentTarget.value })}
        />
        <label className={classes.switch}>
          <input
            type="checkbox"
            checked={attribute.isPrice}
            onChange={event => onChange({ ...attribute, isPrice: event.currentTarget.checked })}
          />
          <span>{t.isPrice}</span>
        </label>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t.remove({ name: nameOf })}
          onClick={onRemove}
        />
      </div>
      <ProblemLine problems={[...problemsAt(problems, `${path}.name`), ...problemsAt(problems, `${path}.isPrice`)]} />
      <ol className={classes.levels}>
        {levels.map((level, index) => (
          <li key={level.id}>
            <div className={classes.level}>
              <input
                className={classes.input}
                aria-label={`${nameOf} ${t.levelName({ number: index + 1 })}`}
                placeholder={t.levelName({ number: index + 1 })}
                inputMode={attribute.isPrice ? 'decimal' : 'text'}
                value={level.name}
                aria-invalid={problemsAt(problems, `${path}.${level.id}`).length > 0}
                onChange={event => setLevel(level.id, { name: event.currentTarget.value })}
              />
              {!attribute.isPrice && (
                <LevelPicture
                  scrollId={scrollId}
                  name={level.name || t.levelName({ number: index + 1 })}
                  picture={level.picture}
                  onChange={picture => setLevel(level.id, { picture })}
                />
              )}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t.remove({ name: level.name || `${nameOf} ${t.levelName({ number: index + 1 })}` })}
                onClick={() => onChange({ ...attribute, levels: levels.filter(({ id }) => id !== level.id) })}
              />
            </div>
            <ProblemLine problems={problemsAt(problems, `${path}.${level.id}`)} />
          </li>
        ))}
      </ol>
      <ProblemLine problems={problemsAt(problems, `${path}.levels`)} />
      <ActionButton
        kind="text"
        onClick={() => onChange({ ...attribute, levels: [...levels, { id: newHexId(), name: '', picture: '' }] })}
      >
        {t.addLevel}
      </ActionButton>
    </section>
  );
}
