import { DownloadOutlined, PictureOutlined } from '@ant-design/icons';
import { linkCalls } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Button, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { downloadFile } from '../../../app/download-file.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { checkImage } from '../../design/document/media/check-media.ts';
import { dataAddress } from '../../design/questionnaire/data-address.ts';
import { useQrCode } from '../../design/questionnaire/use-qr-code.ts';
import classes from './channels.module.css';
import type { LinkPanelProps } from './link-panel-props.ts';
import { loadPicture, logoOnPng, logoOnSvg } from './qr-logo.ts';

/** S9.12: a picture is so many times 43 pixels wide. */
const MODULES = 43;
const sizes = [4, 8, 12, 24, 48];
const SHOWN_TIMES = 8;
const LARGEST_LOGO_BYTES = 1024 * 1024;

/** The link's QR code to look at and to take along, with a logo in its middle where that is wanted. */
export function CodePanel({ scrollId, link: { linkCode } }: LinkPanelProps) {
  const { code: t } = useTexts(channelTexts);
  const id = useId();
  const [times, setTimes] = useState(SHOWN_TIMES);
  const [logo, setLogo] = useState<string>();
  const level = logo === undefined ? 'M' : 'H';
  const picture = useQrCode({ scrollId, linkCode, times: SHOWN_TIMES, level });
  const { isBusy, run: take } = useAction(
    async (format: 'png' | 'svg') => {
      const { blob, fileName } = await client.call(
        linkCalls.qrCode,
        { scrollId, linkCode, times, format, level },
        { quiet: true },
      );
      downloadFile({ blob: logo === undefined ? blob : await withLogo(blob, format, logo), fileName });
    },
    { onRefused: () => notify.error(t.failed) },
  );
  return (
    <>
      <div className={classes.preview}>
        {picture ? <img src={picture} alt={t.alt} /> : <span className={classes.awaited} />}
        {logo && picture && <img className={classes.logo} src={logo} alt="" />}
      </div>
      <LogoField logo={logo} onLogo={setLogo} />
      <div className={classes.field}>
        <label htmlFor={id}>{t.size}</label>
        <Select
          id={id}
          value={times}
          onChange={setTimes}
          options={sizes.map(value => ({ value, label: t.sizeOf({ pixels: value * MODULES }) }))}
        />
      </div>
      <div className={classes.buttons}>
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => void take('png')}
        >
          {t.png}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} disabled={isBusy} onClick={() => void take('svg')}>
          {t.svg}
        </Button>
      </div>
    </>
  );
}

async function withLogo(code: Blob, format: 'png' | 'svg', logo: string): Promise<Blob> {
  if (format === 'png') return logoOnPng(await dataAddress(code), logo);
  return new Blob([logoOnSvg(await code.text(), logo)], { type: 'image/svg+xml' });
}

interface LogoFieldProps {
  readonly logo: string | undefined;
  onLogo(logo: string | undefined): void;
}

/** A picture that never leaves the browser. */
function LogoField({ logo, onLogo }: LogoFieldProps) {
  const { code: t } = useTexts(channelTexts);
  const file = useRef<HTMLInputElement>(null);
  const choose = async (chosen: File) => {
    const problem = checkImage(chosen, LARGEST_LOGO_BYTES);
    if (problem) return notify.error(problem === 'imageWrong' ? t.wrong : t.tooLarge);
    const address = await dataAddress(chosen);
    await loadPicture(address).then(
      () => onLogo(address),
      () => notify.error(t.unreadable),
    );
  };
  return (
    <div className={classes.field}>
      <span>{t.logo}</span>
      <div className={classes.buttons}>
        <Button icon={<PictureOutlined aria-hidden />} onClick={() => file.current?.click()}>
          {logo ? t.change : t.choose}
        </Button>
        {logo && (
          <Button type="text" onClick={() => onLogo(undefined)}>
            {t.remove}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg,.gif"
          aria-label={t.logo}
          onChange={event => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void choose(chosen);
            event.target.value = '';
          }}
        />
      </div>
      <p className={classes.hint}>{t.logoHint}</p>
    </div>
  );
}
