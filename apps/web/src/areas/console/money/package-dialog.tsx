import { type LedgerUnit, type OperatedPackage, operatedMoneyCalls } from '@wenshu/api-contract';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { NamedFields } from '../kit/named-fields.tsx';
import { WhyDialog } from '../kit/why-dialog.tsx';

const ID = /^[a-z][a-z0-9-]{1,31}$/;
const MOST_POINTS = 10_000_000;
const MOST_YUAN = 1_000_000;
const FEN = 100;

interface PackageDialogProps {
  /** A new one where it is left out. */
  readonly changed?: OperatedPackage;
  refresh(): unknown;
  onClose(): void;
}

export function PackageDialog({ changed, refresh, onClose }: PackageDialogProps) {
  const { packages: t, units } = useTexts(operatedMoneyTexts);
  const [packageId, setPackageId] = useState(changed?.packageId ?? '');
  const [unit, setUnit] = useState<LedgerUnit>(changed?.unit ?? 'points');
  const [points, setPoints] = useState<number | null>(changed?.unit === 'points' ? changed.amount : null);
  const [yuan, setYuan] = useState<number | null>(changed ? changed.priceFen / FEN : null);
  const [zh, setZh] = useState(changed?.zh ?? '');
  const [en, setEn] = useState(changed?.en ?? '');
  const [isOffered, setOffered] = useState(changed?.isOffered ?? true);
  const priceFen = Math.round((yuan ?? 0) * FEN);
  const amount = unit === 'fen' ? priceFen : (points ?? 0);
  const isId = ID.test(packageId);
  const named = [
    { label: t.zh, value: zh, onChange: setZh },
    { label: t.en, value: en, onChange: setEn },
  ];
  const isWhole = isId && amount > 0 && priceFen > 0 && named.every(({ value }) => value.trim() !== '');
  return (
    <WhyDialog
      title={changed ? t.changeOf({ name: changed[language] }) : t.add}
      text={t.text}
      submit={changed ? t.change : t.add}
      done={t.saved}
      isReady={isWhole}
      act={why => {
        const seenTime = changed?.changeTime ?? null;
        const goods = { packageId, unit, amount, priceFen, zh, en, isOffered };
        return consoleClient.call(operatedMoneyCalls.savePackage, { ...goods, seenTime, why });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {!changed && (
        <Field label={t.id} hint={t.idHint} problem={packageId !== '' && !isId ? t.idWrong : undefined}>
          {control => (
            <Input
              {...control}
              value={packageId}
              maxLength={32}
              autoComplete="off"
              onChange={event => setPackageId(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t.unit}>
        {control => (
          <Select
            {...control}
            value={unit}
            onChange={setUnit}
            options={(['points', 'fen'] as const).map(value => ({ value, label: units[value] }))}
          />
        )}
      </Field>
      {unit === 'points' && (
        <Field label={t.points}>
          {control => (
            <NumberInput {...control} value={points} min={1} max={MOST_POINTS} precision={0} onChange={setPoints} />
          )}
        </Field>
      )}
      <Field
        label={t.price}
        hint={unit === 'fen' ? t.priceHint : undefined}
        problem={yuan !== null && priceFen <= 0 ? t.priceWrong : undefined}
      >
        {control => <NumberInput {...control} value={yuan} min={0} max={MOST_YUAN} precision={2} onChange={setYuan} />}
      </Field>
      <NamedFields named={named} />
      <Checkbox checked={isOffered} onChange={event => setOffered(event.target.checked)}>
        {t.offered}
      </Checkbox>
    </WhyDialog>
  );
}
