import { useQueries } from '@tanstack/react-query';
import { profileCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { Select } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './user.module.css';

interface PlaceFieldProps {
  /** From the province down. */
  readonly path: readonly string[];
  readonly onChange: (path: readonly string[]) => void;
}

/** Province, city, area: each list is fetched when the one above it is chosen. */
export function PlaceField({ path, onChange }: PlaceFieldProps) {
  const { profile: words } = useTexts(userTexts);
  const lists = useQueries({
    queries: [undefined, ...path].map(parentCode => ({
      queryKey: ['places', parentCode ?? ''],
      queryFn: () => client.call(profileCalls.getProvinceCityArea, { parentCode }, { quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{words.place}</legend>
      <div className={classes.places}>
        {lists.map(({ data, isLoading }, level) => {
          if (data?.length === 0 || words.placeLevels[level] === undefined) return null;
          return (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number.
              key={level}
              size="large"
              aria-label={words.placeLevels[level]}
              placeholder={words.placeLevels[level]}
              value={path[level] ?? null}
              loading={isLoading}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              options={(data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              onChange={code => onChange([...path.slice(0, level), ...(code ? [code] : [])])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
