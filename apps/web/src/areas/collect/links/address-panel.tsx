import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { CopiedText } from '../copied-text.tsx';
import { buildAddress, checkParameters, MOST_PARAMETERS, type Parameter } from './build-address.ts';
import classes from './channels.module.css';
import { linkAddress } from './link-list.ts';
import type { LinkPanelProps } from './link-panel-props.ts';

/** The link with parameters behind it. Nothing of it is stored: the address alone carries them. */
export function AddressPanel({ link }: LinkPanelProps) {
  const { address: t, links } = useTexts(channelTexts);
  const [parameters, setParameters] = useState<readonly Parameter[]>([{ name: '', value: '' }]);
  const problems = checkParameters(parameters);
  const change = (at: number, part: Partial<Parameter>) =>
    setParameters(parameters.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <>
      <p className={classes.lead}>{t.lead}</p>
      <ul className={classes.parameters}>
        {parameters.map(({ name, value }, at) => {
          const number = at + 1;
          const problem = problems[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place and nothing else; its fields are controlled
            <li key={at}>
              <Input
                aria-label={t.nameOf({ number })}
                placeholder={t.name}
                value={name}
                status={problem ? 'error' : ''}
                onChange={event => change(at, { name: event.target.value })}
              />
              <span aria-hidden="true">=</span>
              <Input
                aria-label={t.valueOf({ number })}
                placeholder={t.value}
                value={value}
                onChange={event => change(at, { value: event.target.value })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t.removeOne({ number })}
                onClick={() => setParameters(parameters.filter((_, index) => index !== at))}
              />
              {problem && (
                <p role="alert" className={classes.problem}>
                  {t.problems[problem]}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={parameters.length >= MOST_PARAMETERS}
        onClick={() => setParameters([...parameters, { name: '', value: '' }])}
      >
        {t.add}
      </Button>
      <CopiedText
        label={t.result}
        text={buildAddress(linkAddress(link), parameters)}
        words={{ copy: links.copy, done: links.copied }}
      />
    </>
  );
}
