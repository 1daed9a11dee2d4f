import { FontColorsOutlined } from '@ant-design/icons';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './rich-text.module.css';
import { ToolButton } from './tool-button.tsx';

/** Dark enough to read on white. */
const COLOURS = ['#16282b', '#667577', '#b5382a', '#97500f', '#2b7346', '#12605b', '#1d4f91', '#6b3fa0'];

export function ColourPicker({
  value,
  onPick,
}: {
  readonly value: string | undefined;
  onPick(colour: string | null): void;
}) {
  const t = useTexts(richTextTexts);
  const [isOpen, setIsOpen] = useState(false);
  const pick = (colour: string | null) => {
    setIsOpen(false);
    onPick(colour);
  };
  return (
    <span className={classes.popup}>
      <ToolButton
        label={t.colour}
        icon={<FontColorsOutlined aria-hidden style={{ color: value }} />}
        isExpanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset className={`${classes.panel} ${classes.swatches}`} aria-label={t.colour}>
          {COLOURS.map(colour => (
            <button
              key={colour}
              type="button"
              className={classes.swatch}
              style={{ background: colour }}
              aria-label={colour}
              onMouseDown={event => event.preventDefault()}
              onClick={() => pick(colour)}
            />
          ))}
          <button
            type="button"
            className={`${classes.tool} ${classes.wide}`}
            onMouseDown={event => event.preventDefault()}
            onClick={() => pick(null)}
          >
            {t.defaultColour}
          </button>
        </fieldset>
      )}
    </span>
  );
}
