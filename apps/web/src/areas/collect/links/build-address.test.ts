import { describe, expect, it } from 'vitest';
import { buildAddress, checkParameters, type Parameter } from './build-address.ts';

const ADDRESS = 'https://survey.example.cn/s/abcdefghij';
const read = (address: string) => [...new URL(address).searchParams];

describe('an address with parameters', () => {
  it('brings every name and value back as it was written', () => {
    const parameters: Parameter[] = [
      { name: 'source', value: 'a b&c=d#e?f' },
      { name: '城市', value: '上海 +' },
      { name: 'empty', value: '' },
    ];
    const address = buildAddress(ADDRESS, parameters);
    expect(read(address)).toEqual(parameters.map(({ name, value }) => [name, value]));
    expect(new URL(address).hash).toBe('');
    expect(address.startsWith(`${ADDRESS}?`)).toBe(true);
  });

  it('is the plain one as long as nothing has a name', () => {
    expect(buildAddress(ADDRESS, [])).toBe(ADDRESS);
    expect(buildAddress(ADDRESS, [{ name: '', value: '' }])).toBe(ADDRESS);
  });

  it('leaves out what the answering page would cut, drop or take for a language, and says why', () => {
    const parameters: Parameter[] = [
      { name: 'x'.repeat(51), value: '1' },
      { name: 'long', value: 'x'.repeat(201) },
      { name: 'lang', value: 'en' },
      { name: 'languageId', value: '2' },
      { name: '', value: 'lost' },
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
      { name: '', value: '' },
    ];
    expect(checkParameters(parameters)).toEqual([
      ...['name-too-long', 'value-too-long', 'language', 'language', 'unnamed', undefined, 'repeated', undefined],
    ]);
    expect(read(buildAddress(ADDRESS, parameters))).toEqual([['a', '1']]);
  });
});
