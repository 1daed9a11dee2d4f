import { useQuery } from '@tanstack/react-query';
import { type CallRequest, type RecordAction, recordBatchCalls } from '@wenshu/api-contract';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from './batch-words.ts';
import { EffectTable } from './effect-table.tsx';
import classes from './many.module.css';

export type BatchAsked = CallRequest<typeof recordBatchCalls.preview>;
export type Confirmed = Omit<CallRequest<typeof recordBatchCalls.perform>, 'scrollId'>;

interface ConfirmManyProps {
  /** Which records, and what is to be done with them. */
  readonly asked: BatchAsked;
  readonly does: RecordAction;
  readonly count: number;
  onConfirm(confirmed: Confirmed): void;
  onCancel(): void;
}

const LONGEST_REASON = 200;
const LONGEST_MEMO = 500;

/** Says what it will do, to the records and to the quotas, before it is done; asks for the reason or the memo. */
export function ConfirmMany({ asked, does, count, onConfirm, onCancel }: ConfirmManyProps) {
  const t = useTexts(manyRecordsTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [mayGoOver, setMayGoOver] = useState(false);
  // BatchAsked once for each time it is opened: the answer fixes which records they are.
  const look = useQuery({
    queryKey: ['records-preview', id, JSON.stringify(asked)],
    queryFn: () => client.call(recordBatchCalls.preview, asked, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const preview = look.data;
  const isReason = does === 'invalid';
  const said = text.trim();
  const canConfirm = preview !== undefined && preview.due > 0 && !(isReason && said === '');
  const confirm = () => {
    if (!canConfirm) return;
    onConfirm({
      batchId: preview.batchId,
      mayGoOver,
      ...(isReason ? { reason: said } : does === 'memo' && { memo: said }),
    });
  };
  return (
    <FormDialog
      title={t[`${does}Title`]({ count })}
      submit={t.confirm[does]}
      isDanger={does === 'delete'}
      isReady={canConfirm}
      onSubmit={confirm}
      onClose={onCancel}
    >
      <p>{t[`${does}Text`]}</p>
      <div className={classes.effectPlace} aria-live="polite">
        {look.isPending && <p className={classes.faint}>{t.counting}</p>}
        {look.isError && (
          <p role="alert">
            {look.error.message || t.countFailed}{' '}
            <Button size="small" onClick={() => void look.refetch()}>
              {t.retry}
            </Button>
          </p>
        )}
        {preview && (
          <>
            <p className={classes.sums}>
              {preview.due === 0
                ? t.nothingDue
                : t.effect.due({ due: numberText(preview.due), matching: numberText(preview.matching) })}
              {preview.due > 0 && preview.matching > preview.due && (
                <span className={classes.faint}>
                  {t.effect.already({ count: numberText(preview.matching - preview.due) })}
                </span>
              )}
            </p>
            {does !== 'memo' && <EffectTable preview={preview} mayGoOver={mayGoOver} />}
            {(preview.withoutRoom ?? 0) > 0 && (
              <div className={classes.over}>
                {!mayGoOver && <span>{t.effect.withoutRoom({ count: numberText(preview.withoutRoom!) })}</span>}
                <Checkbox checked={mayGoOver} onChange={event => setMayGoOver(event.target.checked)}>
                  {t.effect.mayGoOver}
                </Checkbox>
              </div>
            )}
          </>
        )}
      </div>
      {(isReason || does === 'memo') && (
        <Field label={isReason ? t.reason : t.memoLabel}>
          {control => (
            <Input.TextArea
              {...control}
              data-focus-first
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={isReason ? LONGEST_REASON : LONGEST_MEMO}
              placeholder={isReason ? t.reasonPlaceholder : undefined}
              value={text}
              onChange={event => setText(event.target.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                confirm();
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
