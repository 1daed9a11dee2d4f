import type { CallFailure } from '@wenshu/api-contract/client';
import { useMemo, useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { oncePer } from '../../../../app/throttle.ts';
import { useUnsavedWork } from '../../../../app/update-check/work-under-way.ts';

/** Clicks on what is throttled: one per second (P5.18). */
export { CLICK_EVERY_MS } from '../../../../app/send-once.ts';
/** Registering and resetting: one per two seconds (P5.17). */
export const SUBMIT_EVERY_MS = 2_000;

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Problems<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

interface AccountForm<Name extends string> {
  /** In the order of the screen. */
  readonly names: readonly Name[];
  readonly everyMs: number;
  /** What is wrong with each field, in words. */
  readonly problemsOf: (values: Values<Name>) => Problems<Name>;
  readonly send: (values: Values<Name>) => Promise<void>;
  /** After a refusal that the client has told about. */
  readonly onRefused?: (failure: CallFailure) => void;
}

/**
 * The state of a form around the sign-in. A field's problem shows when it is left with something in it, all of them after the first try to
 * submit; then they follow the typing. A refusal loses nothing: it stands at the field that it names.
 */
export function useAccountForm<Name extends string>(form: AccountForm<Name>) {
  const { names, problemsOf } = form;
  const [values, setValues] = useState(() => Object.fromEntries(names.map(name => [name, ''])) as Values<Name>);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<{ readonly name: Name; readonly text: string }>();
  const places = useRef(new Map<Name, { focus(): void } | null>());
  useUnsavedWork(names.some(name => values[name] !== ''));

  const focus = (name: Name) => places.current.get(name)?.focus();

  const { isBusy: isSending, run: send } = useAction(() => form.send(values), {
    onRefused: failure => {
      const name = names.find(one => one === failure.details.field);
      if (name) {
        setRefused({ name, text: failure.message });
        focus(name);
      }
      form.onRefused?.(failure);
    },
  });

  const throttled = useMemo(() => oncePer(form.everyMs, (action: () => void) => action()), [form.everyMs]);
  function submit() {
    setTried(true);
    const found = problemsOf(values);
    const firstWrong = names.find(name => found[name]);
    if (firstWrong) focus(firstWrong);
    else if (!isSending) throttled(() => void send());
  }

  const change = (name: Name, value: string) => {
    setValues(before => ({ ...before, [name]: value }));
    setRefused(undefined);
  };
  const found = problemsOf(values);
  const isShown = (name: Name) => isTried || (left.has(name) && values[name] !== '');
  const field = (name: Name) => ({
    ref: (place: { focus(): void } | null) => void places.current.set(name, place),
    value: values[name],
    problem: (isShown(name) ? found[name] : undefined) ?? (refused?.name === name ? refused.text : undefined),
    onChange: (value: string) => change(name, value),
    onBlur: () => setLeft(before => new Set(before).add(name)),
  });
  /** Shows what is wrong with one field and goes there; whether anything is. */
  const isWrong = (name: Name) => {
    if (found[name] === undefined) return false;
    setTried(true);
    focus(name);
    return true;
  };
  return { values, change, field, isWrong, focus, isSending, submit, forgetTry: () => setTried(false) };
}
