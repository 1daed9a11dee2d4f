import { countSmsParts, SEND_LIMITS, type SendContent, type SendMethod, sendFields } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './sending.module.css';

interface WordsFieldProps {
  readonly sendMethod: SendMethod;
  readonly legend: string;
  readonly content: SendContent;
  readonly customFields: readonly string[];
  onChange(content: SendContent): void;
  /** Not of the only one. */
  onRemove?: (() => void) | undefined;
}

/** Subject and text in one language, with buttons that insert what is known of each person. */
export function WordsField({ sendMethod, legend, content, customFields, onChange, onRemove }: WordsFieldProps) {
  const { form: t } = useTexts(sendingTexts);
  const id = useId();
  const isSms = sendMethod === 'sms';
  const fields = [
    ...sendFields.map(field => [field, t.fields[field]] as const),
    ...customFields.map(one => [one, one] as const),
  ];
  return (
    <fieldset className={classes.words}>
      <legend>{legend}</legend>
      {!isSms && (
        <div className={classes.field}>
          <label htmlFor={`${id}-subject`}>{t.subject}</label>
          <Input
            id={`${id}-subject`}
            maxLength={SEND_LIMITS.subject}
            value={content.subject}
            onChange={event => onChange({ ...content, subject: event.target.value })}
          />
        </div>
      )}
      <div className={classes.field}>
        <label htmlFor={`${id}-body`}>{t.body}</label>
        <Input.TextArea
          id={`${id}-body`}
          autoSize={{ minRows: isSms ? 3 : 8, maxRows: 20 }}
          maxLength={isSms ? SEND_LIMITS.sms : SEND_LIMITS.body}
          value={content.body}
          onChange={event => onChange({ ...content, body: event.target.value })}
        />
        {isSms && <p className={classes.soft}>{t.smsCount(countSmsParts(content.body))}</p>}
      </div>
      <div className={classes.inserts}>
        <span className={classes.soft}>{t.insert}</span>
        {fields.map(([field, label]) => (
          <Button key={field} size="small" onClick={() => onChange({ ...content, body: `${content.body}{${field}}` })}>
            {label}
          </Button>
        ))}
        {onRemove && (
          <Button size="small" type="text" danger onClick={onRemove}>
            {t.removeLanguage}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
