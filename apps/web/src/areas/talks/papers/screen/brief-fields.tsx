import { paperChanges } from '@wenshu/papers';
import { FieldInput } from '../fields/field-input.tsx';
import { useMake, usePaper, usePartWords, useShape } from '../open/paper-context.ts';
import classes from './screen.module.css';

/** Some of the brief, each where it is read and written. */
export function BriefFields({ names }: { readonly names: readonly string[] }) {
  const { brief } = usePaper();
  const shape = useShape();
  const words = usePartWords();
  const make = useMake();
  return (
    <div className={classes.briefFields}>
      {names.map(name => (
        <FieldInput
          key={name}
          field={shape.brief[name]!}
          words={words.brief[name]!}
          value={brief[name]}
          isLabelled
          // A brief holds no lists: its shape has none.
          onSave={value => make(() => paperChanges.brief(name, value as string | number | undefined), `brief.${name}`)}
        />
      ))}
    </div>
  );
}
