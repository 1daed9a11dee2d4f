import {
  NAME_LONGEST,
  NICK_NAME_LONGEST,
  type Occupation,
  ORGANISATION_LONGEST,
  type OwnInfo,
  occupations,
  profileCalls,
} from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useUnsavedWork } from '../../../app/update-check/work-under-way.ts';

interface ProfileValues {
  readonly nickName: string;
  readonly name: string;
  readonly birthday: string;
  readonly occupation: Occupation | null;
  readonly place: readonly string[];
  readonly organisation: string;
}

const texts = ['nickName', 'name', 'organisation'] as const;
type TextName = (typeof texts)[number];

const limits: Readonly<Record<TextName, { readonly least: number; readonly most: number }>> = {
  nickName: { least: 1, most: NICK_NAME_LONGEST },
  name: { least: 1, most: NAME_LONGEST },
  organisation: { least: 0, most: ORGANISATION_LONGEST },
};

const valuesOf = (info: OwnInfo): ProfileValues => ({
  nickName: info.nickName,
  name: info.name,
  birthday: info.birthday ?? '',
  occupation: occupations.find(one => one === info.occupation) ?? null,
  place: info.place.map(({ code }) => code),
  organisation: info.organisation,
});

/** Problems show when a field is left and when one submits; a refusal loses nothing and stands at the field that it names. */
export function useProfileForm(info: OwnInfo, onChanged: () => Promise<unknown>) {
  const t = useTexts(userTexts);
  const [values, setValues] = useState(() => valuesOf(info));
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ readonly field: string; readonly text: string }>();
  const inputs = useRef(new Map<string, HTMLInputElement | null>());
  useUnsavedWork(JSON.stringify(values) !== JSON.stringify(valuesOf(info)));

  const change = <Name extends keyof ProfileValues>(name: Name, value: ProfileValues[Name]) => {
    setValues(before => ({ ...before, [name]: value }));
    setRefused(undefined);
  };
  const check = (name: TextName): string | undefined => {
    const { least, most } = limits[name];
    const { length } = values[name].trim();
    if (length < least) return t.profile.problems[name].blank;
    return length > most ? t.profile.problems[name].long : undefined;
  };
  const problemOf = (name: keyof ProfileValues): string | undefined => {
    const textName = texts.find(one => one === name);
    const own = textName && shown.has(name) ? check(textName) : undefined;
    return own ?? (refused?.field === name ? refused.text : undefined);
  };
  const text = (name: TextName) => ({
    name,
    value: values[name],
    problem: problemOf(name),
    ref: (input: HTMLInputElement | null) => void inputs.current.set(name, input),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: () => setShown(before => new Set(before).add(name)),
  });

  const { isBusy: isSending, run: send } = useAction(store, {
    done: t.saved,
    refresh: onChanged,
    onRefused: ({ details, message }) => details.field && setRefused({ field: details.field, text: message }),
  });
  async function store() {
    const { nickName, name, birthday, occupation, place, organisation } = values;
    const rest = { name, occupation, organisation, birthday: birthday || null, place: place.at(-1) ?? null };
    if (nickName.trim() !== info.nickName) await client.call(profileCalls.modifyNickName, { nickName });
    await client.call(profileCalls.modifyUserInfo, rest);
  }
  function submit() {
    setShown(new Set(texts));
    const firstWrong = texts.find(check);
    if (firstWrong) inputs.current.get(firstWrong)?.focus();
    else void send();
  }
  return { values, change, text, problemOf, isSending, submit };
}
