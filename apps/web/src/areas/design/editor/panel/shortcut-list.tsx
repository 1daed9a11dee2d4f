import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './panel.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const COMMAND = isMac ? '⌘' : 'Ctrl';
const OPTION = isMac ? '⌥' : 'Alt';

const keys = {
  enter: ['Enter'],
  move: [OPTION, '↑ ↓'],
  format: [COMMAND, 'B'],
  search: [COMMAND, 'F'],
  undo: [COMMAND, 'Z'],
  regions: ['F6'],
} as const;

/** Keys are of use only to who knows them. */
export function ShortcutList() {
  const t = useTexts(panelTexts).shortcuts;
  return (
    <section className={classes.section}>
      <h3 className={classes.subheading}>{t.title}</h3>
      <dl className={classes.shortcuts}>
        {Object.entries(keys).map(([name, pressed]) => (
          <div key={name}>
            <dt>{t.names[name as keyof typeof keys]}</dt>
            <dd>
              {pressed.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
