import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ExhibitLook } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Select } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import { DraftInput } from './draft-input.tsx';
import classes from './panels.module.css';

type Nets = NonNullable<ExhibitLook['nets']>;

interface NetsFieldProps {
  readonly names: readonly string[];
  readonly nets: Nets;
  onChange(nets: Nets): void;
}

/** Several answers as one more. */
export function NetsField({ names, nets, onChange }: NetsFieldProps) {
  const t = useTexts(reportScreenTexts).chart;
  const replace = (at: number, net: Nets[number]) => onChange(nets.map((one, place) => (place === at ? net : one)));
  return (
    <div className={classes.field}>
      <span className={classes.fieldName}>{t.nets}</span>
      {nets.map((net, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a net is its place
        <div key={at} className={classes.net}>
          <div className={classes.line}>
            <DraftInput
              label={t.netName}
              value={net.name}
              maxLength={100}
              onSave={name => name && replace(at, { ...net, name })}
            />
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t.removeNet({ name: net.name })}
              onClick={() => onChange(nets.filter((_, place) => place !== at))}
            />
          </div>
          <Select
            size="small"
            mode="multiple"
            aria-label={t.netOf({ name: net.name })}
            value={[...net.of]}
            options={names.map(value => ({ value, label: value }))}
            onChange={of => replace(at, { ...net, of })}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...nets, { name: t.newNet({ number: nets.length + 1 }), of: [] }])}
      >
        {t.addNet}
      </Button>
    </div>
  );
}
