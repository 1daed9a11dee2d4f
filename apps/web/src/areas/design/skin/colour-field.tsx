import { skinTexts } from '@wenshu/texts/design/skin';
import { Button, Input } from 'antd';
import { useEffect } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { Field } from '../questionnaire/field.tsx';
import classes from './skin.module.css';

const COLOUR = /^#[0-9a-f]{6}$/i;
const SETTLE_MS = 400;

interface ColourFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What shows while none is set. */
  readonly fallback: string;
  readonly warning: string | undefined;
  onSave(colour: string | null): void;
}

/** The browser's own colour picker, and the code for those who have one. */
export function ColourField({ label, value, fallback, warning, onSave }: ColourFieldProps) {
  const { colours: t } = useTexts(skinTexts);
  const [draft, setDraft] = useDraft(value ?? '');
  const isWrong = draft !== '' && !COLOUR.test(draft);
  // The picker tells every colour it is dragged over; only the one it stays on is an edit.
  useEffect(() => {
    if (draft === (value ?? '') || !COLOUR.test(draft)) return;
    const timer = setTimeout(() => onSave(draft), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, value, onSave]);
  const reset = () => {
    setDraft('');
    onSave(null);
  };
  return (
    <Field label={label} hint={warning ?? (value ? '' : t.fromTheme)} problem={isWrong ? t.wrong : undefined}>
      {ids => (
        <span className={classes.colour}>
          <input
            type="color"
            className={classes.colourBox}
            aria-label={label}
            value={COLOUR.test(draft) ? draft : fallback}
            onChange={event => setDraft(event.target.value)}
          />
          <Input
            {...ids}
            className={classes.colourCode}
            placeholder={fallback}
            maxLength={7}
            value={draft}
            status={isWrong ? 'error' : ''}
            aria-label={`${label} ${t.code}`}
            onChange={event => setDraft(event.target.value.trim().toLowerCase())}
            onBlur={() => draft === '' && value && onSave(null)}
          />
          {value && (
            <Button type="text" onClick={reset} aria-label={`${t.reset} ${label}`}>
              {t.reset}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
