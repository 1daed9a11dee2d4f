import { PictureOutlined } from '@ant-design/icons';
import { type ReportTheme, reportThemes, themeColours } from '@wenshu/analysis/browser';
import { removeAt, setTo } from '@wenshu/survey-core';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, ColorPicker, Segmented } from 'antd';
import { ViewDialog } from '../../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { pictureAddress } from '../../reading/picture-address.ts';
import { useMake, useWorkState } from '../builder-context.ts';
import { UploadButton } from '../upload-button.tsx';
import { useUploadPicture } from '../use-upload-picture.ts';
import classes from './dialogs.module.css';

/** One look for the browser and for every file: a theme, own colours, an own logo. */
export function ThemeDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.theme;
  const theme = useWorkState(state => state.document.theme);
  const make = useMake();
  const upload = useUploadPicture();
  const now = themeColours(theme);
  const set = <Name extends keyof ReportTheme>(name: Name, value: ReportTheme[Name] | undefined) =>
    make(
      { changes: [value === undefined ? removeAt(['theme', name]) : setTo(['theme', name], value)] },
      `theme ${name}`,
    );
  const setSeries = (at: number, colour: string) =>
    set(
      'colours',
      now.colours.map((one, place) => (place === at ? colour : one)),
    );
  const takeLogo = async (file: File) => {
    const fileId = await upload(file);
    if (fileId !== undefined) set('logo', { fileId, corner: theme.logo?.corner ?? 'right' });
  };
  const hasOwn = theme.accent ?? theme.ink ?? theme.paper ?? theme.colours;
  const picked = (colour: { toHexString(): string }) => colour.toHexString().slice(0, 7);
  return (
    <ViewDialog title={t.title} width={560} onClose={onClose}>
      <div className={classes.rows}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
        <div className={classes.themes} role="group" aria-label={t.themes}>
          {reportThemes.map(name => {
            const { accent, ink, paper, colours } = themeColours({ name });
            return (
              <button
                key={name}
                type="button"
                className={classes.theme}
                aria-pressed={theme.name === name}
                style={{ backgroundColor: paper, color: ink, borderTopColor: accent }}
                onClick={() => set('name', name)}
              >
                <strong>{t.names[name]}</strong>
                <span className={classes.swatches}>
                  {colours.slice(0, 6).map(colour => (
                    <i key={colour} style={{ backgroundColor: colour }} />
                  ))}
                </span>
              </button>
            );
          })}
        </div>
        <h3>{t.own}</h3>
        <div className={classes.line}>
          {(['accent', 'ink', 'paper'] as const).map(name => (
            <span key={name} className={classes.colour}>
              <ColorPicker
                size="small"
                disabledAlpha
                value={now[name]}
                onChangeComplete={colour => set(name, picked(colour))}
              />
              {t[name]}
            </span>
          ))}
        </div>
        <div className={classes.line}>
          <span>{t.series}</span>
          {now.colours.slice(0, 8).map((colour, at) => (
            <ColorPicker
              // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
              key={at}
              size="small"
              disabledAlpha
              value={colour}
              onChangeComplete={one => setSeries(at, picked(one))}
            />
          ))}
        </div>
        {hasOwn && (
          <Button
            size="small"
            onClick={() =>
              make({ changes: (['accent', 'ink', 'paper', 'colours'] as const).map(name => removeAt(['theme', name])) })
            }
          >
            {t.reset}
          </Button>
        )}
        <h3>{t.logo}</h3>
        <div className={classes.line}>
          {theme.logo && <img className={classes.logo} src={pictureAddress(theme.logo.fileId)} alt={t.logo} />}
          <UploadButton
            accept="image/png,image/jpeg,image/gif,image/webp"
            type="default"
            icon={<PictureOutlined aria-hidden />}
            onFile={takeLogo}
          >
            {t.upload}
          </UploadButton>
          {theme.logo && (
            <>
              <Segmented
                size="small"
                aria-label={t.corner}
                value={theme.logo.corner}
                options={(['left', 'right'] as const).map(value => ({ value, label: t[value] }))}
                onChange={corner => set('logo', { ...theme.logo!, corner })}
              />
              <Button size="small" type="link" onClick={() => set('logo', undefined)}>
                {t.noLogo}
              </Button>
            </>
          )}
        </div>
      </div>
    </ViewDialog>
  );
}
