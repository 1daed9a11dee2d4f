import { CopyOutlined, DownOutlined, ExportOutlined, PauseOutlined, StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { linkCalls } from '@wenshu/api-contract';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { Button, Input } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { isBuilt } from '../../../app/routes/built-pages.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import classes from './collecting-box.module.css';
import { LinkFiles } from './link-files.tsx';
import { useQrCode } from './use-qr-code.ts';
import { isForbidden } from './why-not-loaded.ts';

const MORE_WAYS = '/survey/launch/channel';
const CODE_TIMES = 6;

interface CollectingBoxProps {
  /** Just published on this screen: what one wants then is the link. */
  readonly isFresh: boolean;
  readonly isBusy: boolean;
  onSuspend(): void;
  onEnd(): void;
}

/** That the survey collects; behind it the link, its QR code, and the ways to stop. */
export function CollectingBox({ isFresh, isBusy, onSuspend, onEnd }: CollectingBoxProps) {
  const t = useTexts(editorTexts);
  const words = useTexts(createScreenTexts).collecting;
  const [isOpen, setIsOpen] = useState(isFresh);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { loaded } = useCreateScreen();
  useWaysOut(whole, isOpen, hasKey => {
    setIsOpen(false);
    if (hasKey) button.current?.focus();
  });
  return (
    <div ref={whole} className={classes.whole}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.light} aria-hidden="true" />
        {words.state}
        <DownOutlined aria-hidden className={classes.arrow} />
      </button>
      {isOpen && (
        <section className={classes.box} aria-label={t.link}>
          {isFresh && <p className={classes.fresh}>{t.published}</p>}
          <LinkBox scrollId={loaded.scrollId} />
          {loaded.mayEdit && (
            <div className={classes.stop}>
              <Button size="small" icon={<PauseOutlined aria-hidden />} loading={isBusy} onClick={onSuspend}>
                {t.suspend}
              </Button>
              <Button
                size="small"
                type="text"
                danger
                icon={<StopOutlined aria-hidden />}
                disabled={isBusy}
                onClick={onEnd}
              >
                {words.end}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}

/** The survey's first anonymous link, ready to be sent. */
function LinkBox({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(editorTexts);
  const words = useTexts(createScreenTexts).collecting;
  const link = useQuery({ queryKey: ['first-link', scrollId], queryFn: () => firstLink(scrollId), retry: false });
  const linkCode = link.data?.linkCode;
  const picture = useQrCode({ scrollId, linkCode, times: CODE_TIMES });
  if (link.isError && isForbidden(link.error)) return <p className={classes.hint}>{words.noLink}</p>;
  if (link.isError)
    return (
      <p className={classes.hint} role="alert">
        {words.linkFailed} <Button onClick={() => void link.refetch()}>{t.retry}</Button>
      </p>
    );
  const address = linkCode ? `${window.location.origin}/s/${linkCode}` : '';
  const copy = () => copyText(address, { done: t.copied, failed: words.copyFailed });
  return (
    <div className={classes.link}>
      {picture ? <img className={classes.code} src={picture} alt={words.qrCode} /> : <span className={classes.code} />}
      <div className={classes.address}>
        {linkCode ? (
          <Input readOnly value={address} aria-label={t.link} onFocus={event => event.target.select()} />
        ) : (
          // A field with nothing in it would be read, and copied, as the link.
          <span className={classes.awaited} />
        )}
        <div className={classes.actions}>
          <Button type="primary" icon={<CopyOutlined aria-hidden />} disabled={!linkCode} onClick={() => void copy()}>
            {t.copy}
          </Button>
          <Button icon={<ExportOutlined aria-hidden />} href={address} target="_blank" disabled={!linkCode}>
            {t.open}
          </Button>
          <LinkFiles scrollId={scrollId} />
        </div>
        {isBuilt(MORE_WAYS) && <AppLink to={`${MORE_WAYS}?scrollId=${scrollId}`}>{words.moreWays}</AppLink>}
      </div>
    </div>
  );
}

async function firstLink(scrollId: string) {
  const [first] = await client.call(linkCalls.list, { scrollId });
  return first ?? client.call(linkCalls.create, { scrollId });
}

/** A press beside it, or Escape. A question of the page ("really suspend?") lies above it and is answered first. */
function useWaysOut(whole: RefObject<HTMLElement | null>, isOpen: boolean, close: (hasKey: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !whole.current?.contains(target) && !target.closest('dialog, .ant-dropdown'))
        close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close(true);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  });
}
