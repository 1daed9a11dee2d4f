import { DeleteOutlined } from '@ant-design/icons';
import { MAX_NETS, type Net } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Input, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { useNameDraft } from '../naming/use-name-draft.ts';
import classes from '../slots/slots.module.css';

interface NetsEditorProps {
  readonly nets: readonly Net[];
  readonly categories: readonly { readonly code: number; readonly label: string }[];
  onChange(nets: readonly Net[]): void;
}

/** Fewer options than this have no top and bottom. */
const LEAST_FOR_BOXES = 4;

/** Several options as one line more. */
export function NetsEditor({ nets, categories, onChange }: NetsEditorProps) {
  const t = useTexts(analysisScreenTexts).shown;
  const codes = categories.map(({ code }) => code);
  const add = (net: Net) => onChange([...nets, net]);
  const set = (at: number, change: Partial<Net>) =>
    onChange(nets.map((net, place) => (place === at ? { ...net, ...change } : net)));
  return (
    <section className={classes.setting}>
      <h3 className={classes.settingTitle}>{t.nets}</h3>
      <p className={classes.hint}>{t.netsHint}</p>
      {nets.map((net, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a net is its place; two may be called the same
        <div key={at} className={classes.net}>
          <NetName name={net.name} onSave={name => set(at, { name })} />
          <Select
            size="small"
            mode="multiple"
            aria-label={t.netCodes}
            placeholder={t.netCodes}
            maxTagCount="responsive"
            value={[...net.codes]}
            options={categories.map(({ code, label }) => ({ value: code, label }))}
            showSearch={{ optionFilterProp: 'label' }}
            // One without an option would be refused as a whole.
            onChange={chosen => chosen.length > 0 && set(at, { codes: chosen })}
          />
          <button
            type="button"
            className={classes.quiet}
            aria-label={t.removeNet({ name: net.name })}
            onClick={() => onChange(nets.filter((_, place) => place !== at))}
          >
            <DeleteOutlined aria-hidden />
          </button>
        </div>
      ))}
      <div className={classes.buttons}>
        <Button
          size="small"
          disabled={nets.length >= MAX_NETS}
          onClick={() => add({ name: `${t.nets} ${nets.length + 1}`, codes: codes.slice(0, 2) })}
        >
          {t.addNet}
        </Button>
        {codes.length >= LEAST_FOR_BOXES && (
          <>
            <Button size="small" type="text" onClick={() => add({ name: t.top({ count: 2 }), codes: codes.slice(-2) })}>
              {t.top({ count: 2 })}
            </Button>
            <Button
              size="small"
              type="text"
              onClick={() => add({ name: t.bottom({ count: 2 }), codes: codes.slice(0, 2) })}
            >
              {t.bottom({ count: 2 })}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function NetName({ name, onSave }: { readonly name: string; onSave(name: string): void }) {
  const t = useTexts(analysisScreenTexts).shown;
  const field = useNameDraft(name, onSave);
  return <Input size="small" aria-label={t.netName} placeholder={t.netName} {...field} onPressEnter={field.onBlur} />;
}
