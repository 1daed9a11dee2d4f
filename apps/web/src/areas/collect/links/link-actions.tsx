import { CopyOutlined, QrcodeOutlined } from '@ant-design/icons';
import type { LinkRow } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import { useQrCode } from '../../design/questionnaire/use-qr-code.ts';
import classes from './channels.module.css';
import { linkAddress, linkName } from './link-list.ts';

interface UseProps {
  readonly link: LinkRow;
  onUse(link: LinkRow): void;
}

const THUMBNAIL_TIMES = 2;

export function CopyLink({ link }: { readonly link: LinkRow }) {
  const { links: t } = useTexts(channelTexts);
  const copy = () => copyText(linkAddress(link), { done: t.copied, failed: t.copyFailed });
  return (
    <Button
      size="small"
      type="text"
      icon={<CopyOutlined aria-hidden />}
      aria-label={t.copyOne({ name: linkName(link) })}
      title={t.copy}
      onClick={() => void copy()}
    />
  );
}

/** The QR code, small; behind it the large one with all that can be done with it. */
export function LinkCode({ scrollId, link, onUse }: UseProps & { readonly scrollId: string }) {
  const { links: t } = useTexts(channelTexts);
  const picture = useQrCode({ scrollId, linkCode: link.linkCode, times: THUMBNAIL_TIMES });
  return (
    <button
      type="button"
      className={classes.code}
      aria-label={t.openCode({ name: linkName(link) })}
      onClick={() => onUse(link)}
    >
      {picture ? <img src={picture} alt="" /> : <QrcodeOutlined aria-hidden />}
    </button>
  );
}

export function UseLink({ link, onUse }: UseProps) {
  const { links: t } = useTexts(channelTexts);
  return (
    <Button aria-label={t.useOne({ name: linkName(link) })} onClick={() => onUse(link)}>
      {t.use}
    </Button>
  );
}
