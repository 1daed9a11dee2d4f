import { useQuery } from '@tanstack/react-query';
import {
  type LedgerUnit,
  MOST_PACKAGES_AT_ONCE,
  OWN_AMOUNT,
  type TopUp,
  type TopUpPackage,
  walletCalls,
} from '@wenshu/api-contract';
import { amountText, walletTexts, yuan } from '@wenshu/texts/people/wallet';
import { EmptyState } from '@wenshu/ui';
import { Input, Radio } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { NumberInput } from '../../../app/number-input.tsx';
import { readYuan } from './read-yuan.ts';
import { ofWhose, useRefreshWallet, type Whose, walletKey } from './use-wallet.ts';
import classes from './wallet.module.css';

const OTHER = 'other';

interface TopUpDialogProps {
  readonly whose: Whose;
  /** Of the enterprise. */
  readonly name: string | undefined;
  readonly first: LedgerUnit;
  onOrdered(order: TopUp): void;
  onClose(): void;
}

/** What to buy: a package, so and so often, or money of one’s own amount. */
export function TopUpDialog({ whose, name, first, onOrdered, onClose }: TopUpDialogProps) {
  const { dialog: t, units, ...words } = useTexts(walletTexts);
  const refresh = useRefreshWallet();
  // Points are a person’s.
  const [unit, setUnit] = useState<LedgerUnit>(whose === undefined ? first : 'fen');
  const [chosen, setChosen] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const packages = useQuery({
    queryKey: walletKey('packages'),
    queryFn: () => client.call(walletCalls.packages, {}, { quiet: true }),
  });
  const offered = packages.data?.filter(one => one.unit === unit) ?? [];
  const key = chosen ?? offered[0]?.packageId ?? (unit === 'fen' ? OTHER : undefined);
  const pack = offered.find(({ packageId }) => packageId === key);
  const fen = readYuan(typed);
  const isAmount = fen !== undefined && fen >= OWN_AMOUNT.least && fen <= OWN_AMOUNT.most;
  const price = pack ? pack.priceFen * quantity : isAmount ? fen : undefined;
  const { isBusy, run } = useAction(
    () => {
      const wish = pack ? { packageId: pack.packageId, quantity, priceFen: pack.priceFen } : { fen: fen ?? 0 };
      return client.call(walletCalls.order, { ...ofWhose(whose), ...wish });
    },
    { refresh, onDone: onOrdered },
  );
  const change = (next: LedgerUnit) => {
    setUnit(next);
    setChosen(undefined);
    setQuantity(1);
  };
  return (
    <FormDialog
      title={name === undefined ? t.title : t.titleOf({ name })}
      submit={t.pay}
      isBusy={isBusy}
      isReady={key !== undefined}
      onSubmit={() => {
        setAsked(true);
        if (price !== undefined) void run();
      }}
      onClose={onClose}
    >
      <Loaded of={packages} words={words}>
        {() => (
          <Fields>
            {whose === undefined && (
              <Choice
                label={t.unit}
                value={unit}
                options={[
                  { value: 'points', label: units.points },
                  { value: 'fen', label: units.fen },
                ]}
                onChange={change}
              />
            )}
            {offered.length === 0 && unit === 'points' && <EmptyState title={t.noPackages} text={t.noPackagesText} />}
            <Packages
              label={t.packages}
              packages={offered}
              hasOther={unit === 'fen'}
              value={key}
              onChange={setChosen}
            />
            {pack && (
              <Field label={t.quantity}>
                {control => (
                  <NumberInput
                    {...control}
                    value={quantity}
                    min={1}
                    max={MOST_PACKAGES_AT_ONCE}
                    precision={0}
                    onChange={value => setQuantity(value ?? 1)}
                  />
                )}
              </Field>
            )}
            {key === OTHER && (
              <Field label={t.amount} hint={t.amountHint} problem={isAsked && !isAmount ? t.amountWrong : undefined}>
                {control => (
                  <Input
                    {...control}
                    prefix="¥"
                    inputMode="decimal"
                    autoComplete="off"
                    value={typed}
                    maxLength={12}
                    onChange={event => setTyped(event.target.value)}
                  />
                )}
              </Field>
            )}
            {price !== undefined && (
              <p className={classes.total} aria-live="polite">
                <span>{t.total}</span> <strong>{yuan(price)}</strong>{' '}
                <span>
                  {t.gets({ amount: amountText[language]({ unit, amount: pack ? pack.amount * quantity : price }) })}
                </span>
              </p>
            )}
          </Fields>
        )}
      </Loaded>
    </FormDialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

/** A name over what one chooses from, which it also is for a screen reader. */
function Named({ label, children }: { readonly label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {children(id)}
    </div>
  );
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Named label={label}>
      {id => (
        <Radio.Group
          aria-labelledby={id}
          optionType="button"
          value={value ?? null}
          options={[...options]}
          onChange={event => onChange(event.target.value as Value)}
        />
      )}
    </Named>
  );
}

interface PackagesProps {
  readonly label: string;
  readonly packages: readonly TopUpPackage[];
  readonly hasOther: boolean;
  readonly value: string | undefined;
  onChange(key: string): void;
}

function Packages({ label, packages, hasOther, value, onChange }: PackagesProps) {
  const { dialog: t } = useTexts(walletTexts);
  if (packages.length === 0 && !hasOther) return null;
  return (
    <Named label={label}>
      {id => (
        <Radio.Group
          aria-labelledby={id}
          className={classes.packages!}
          value={value ?? null}
          onChange={event => onChange(String(event.target.value))}
        >
          {packages.map(({ packageId, name, priceFen }) => (
            <Radio key={packageId} value={packageId} className={classes.package!}>
              <span>{name}</span> <strong>{yuan(priceFen)}</strong>
            </Radio>
          ))}
          {hasOther && (
            <Radio value={OTHER} className={classes.package!}>
              {t.otherAmount}
            </Radio>
          )}
        </Radio.Group>
      )}
    </Named>
  );
}
