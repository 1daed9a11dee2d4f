import { useQuery } from '@tanstack/react-query';
import { type Occupation, type OwnInfo, profileCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { TextField } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AvatarField } from './avatar-field.tsx';
import { PlaceField } from './place-field.tsx';
import { useProfileForm } from './use-profile-form.ts';
import classes from './user.module.css';

interface ProfileViewProps {
  readonly info: OwnInfo;
  readonly onChanged: () => Promise<unknown>;
}

/** Nickname, name, birthday, profession, city, company or school, and avatar (P2.88). */
export function ProfileView({ info, onChanged }: ProfileViewProps) {
  const t = useTexts(userTexts);
  const words = t.profile;
  const form = useProfileForm(info, onChanged);
  const { values, change, text } = form;
  return (
    <>
      <p className={classes.lead}>{words.lead}</p>
      <AvatarField picture={info.picture} onChanged={onChanged} />
      <form
        noValidate
        className={classes.form}
        onSubmit={event => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <TextField {...text('nickName')} label={words.nickName} autoComplete="nickname" />
        <TextField {...text('name')} label={words.name} autoComplete="name" />
        <TextField
          type="date"
          name="birthday"
          label={words.birthday}
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
          value={values.birthday}
          problem={form.problemOf('birthday')}
          autoComplete="bday"
          onChange={event => change('birthday', event.target.value)}
        />
        <OccupationField value={values.occupation} onChange={occupation => change('occupation', occupation)} />
        <PlaceField path={values.place} onChange={place => change('place', place)} />
        <TextField {...text('organisation')} label={words.organisation} autoComplete="organization" />
        <div>
          <Button type="primary" htmlType="submit" size="large" loading={form.isSending}>
            {form.isSending ? t.saving : t.save}
          </Button>
        </div>
      </form>
    </>
  );
}

interface OccupationFieldProps {
  readonly value: Occupation | null;
  readonly onChange: (value: Occupation | null) => void;
}

function OccupationField({ value, onChange }: OccupationFieldProps) {
  const { profile: words } = useTexts(userTexts);
  const id = useId();
  const { data = [], isLoading } = useQuery({
    queryKey: ['occupations'],
    queryFn: () => client.call(profileCalls.queryOccupation, {}, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {words.occupation}
      </label>
      <Select
        size="large"
        id={id}
        value={value}
        placeholder={words.occupationPlaceholder}
        loading={isLoading}
        allowClear
        options={data.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={chosen => onChange(chosen ?? null)}
      />
    </div>
  );
}
