import { codingRoundCalls, FEWEST_ROUND_ANSWERS, MOST_ROUND_ANSWERS, MOST_ROUND_CODERS } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { kappaReach } from '@wenshu/words';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { CountField } from '../../../../app/forms/count-field.tsx';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useShares } from '../use-shares.ts';
import { type CodersProps, nameOf, type Shares } from './use-coders.ts';

interface RoundDialogProps extends CodersProps {
  readonly number: number;
  onClose(): void;
}

const USUAL_COUNT = 100;
/** What is taken to be so before anything is coded; the text says it. */
const SUPPOSED = { share: 0.25, kappa: 0.7 };
/** With fewer the formula, which is one of large samples, tells nothing. */
const FEWEST_FOR_REACH = 20;

export function RoundDialog({ of, number, onChanged, onClose }: RoundDialogProps) {
  const t = useTexts(codingCodersTexts);
  const shares = useShares(of);
  const [name, setName] = useState(() => t.make.nameOf({ number }));
  const [coders, setCoders] = useState<readonly string[]>();
  const [count, setCount] = useState<number>();
  const [among, setAmong] = useState<'uncoded' | 'all'>('uncoded');
  const [isTried, setTried] = useState(false);
  const chosen = coders ?? firstTwo(shares.data);
  const uncoded = shares.data ? uncodedIn(shares.data) : 0;
  const all = among === 'all' ? (shares.data?.answered ?? 0) : uncoded;
  const wanted = count ?? Math.max(FEWEST_ROUND_ANSWERS, Math.min(USUAL_COUNT, all));
  const { run, isBusy } = useAction(
    () => client.call(codingRoundCalls.make, { ...of, name, coders: [...chosen], count: wanted, among }),
    {
      onDone: onClose,
      refresh: async () => onChanged(),
    },
  );
  const submit = () => {
    setTried(true);
    if (chosen.length >= 2) void run();
  };
  return (
    <FormDialog
      title={t.make.title}
      submit={t.make.submit}
      isBusy={isBusy}
      isReady={name.trim() !== '' && shares.data !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded of={shares} words={t}>
        {({ items, answered }) => (
          <Fields>
            <Field label={t.make.name}>
              {control => (
                <Input {...control} value={name} maxLength={100} onChange={event => setName(event.target.value)} />
              )}
            </Field>
            <Field
              label={t.make.coders}
              hint={items.length < 2 ? t.make.alone : t.make.codersHint}
              problem={isTried && chosen.length < 2 ? t.make.tooFew : undefined}
            >
              {control => (
                <Select
                  {...control}
                  mode="multiple"
                  maxCount={MOST_ROUND_CODERS}
                  value={[...chosen]}
                  options={items.map(one => ({ value: one.personId, label: nameOf(one, t) }))}
                  optionFilterProp="label"
                  onChange={setCoders}
                />
              )}
            </Field>
            <Field label={t.make.among}>
              {control => (
                <Select
                  {...control}
                  value={among}
                  options={[
                    { value: 'uncoded' as const, label: t.make.uncoded({ count: uncoded }) },
                    { value: 'all' as const, label: t.make.all({ count: answered }) },
                  ]}
                  onChange={setAmong}
                />
              )}
            </Field>
            <CountField
              label={t.make.count}
              most={MOST_ROUND_ANSWERS}
              value={wanted}
              hint={
                wanted < FEWEST_FOR_REACH
                  ? t.result.few({ count: wanted })
                  : t.make.reach({ reach: kappaReach(wanted, SUPPOSED).toFixed(2) })
              }
              onChange={setCount}
            />
          </Fields>
        )}
      </Loaded>
    </FormDialog>
  );
}

/** Whoever makes it and a colleague: where there are two, they are mostly the two. */
function firstTwo(shares: Shares | undefined): readonly string[] {
  const people = shares?.items ?? [];
  return people.length === 2 ? people.map(({ personId }) => personId) : [];
}

const uncodedIn = ({ items, freeUncoded }: Shares) =>
  items.reduce((sum, { given, coded }) => sum + given - coded, freeUncoded);
