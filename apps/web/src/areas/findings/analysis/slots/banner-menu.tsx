import { DeleteOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BannerBlock } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Input, Modal, Popover } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { withRequest } from '../model/cross-analysis.ts';
import { useSetup } from './setup-context.ts';
import classes from './slots.module.css';

const LONGEST_NAME = 100;

/** Columns under a name: kept once, used in any table of the questionnaire, by everybody who may see its data. */
export function BannerMenu() {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.banner;
  const { scrollId, analysis, change } = useSetup();
  const { banner } = analysis.request;
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState<string>();
  const queryKey = ['banners', scrollId];
  const kept = useQuery({
    queryKey,
    queryFn: () => client.call(analysisCalls.listBanners, { scrollId }, { quiet: true }),
    enabled: isOpen,
  });
  const renew = () => queries.invalidateQueries({ queryKey });
  const use = (next: Json) => {
    change(now => withRequest(now, { banner: next as unknown as readonly BannerBlock[] }));
    setIsOpen(false);
  };
  const keep = async () => {
    const given = name?.trim();
    if (!given) return;
    await client.call(analysisCalls.saveBanner, { scrollId, name: given, banner: banner as unknown as Json });
    setName(undefined);
    notify.success(t.saved);
    await renew();
  };
  const remove = async (bannerId: string) => {
    await client.call(analysisCalls.removeBanner, { scrollId, bannerId });
    notify.success(t.removed);
    await renew();
  };
  const list = (
    <div className={classes.menu}>
      {kept.data?.items.length === 0 && <p className={classes.hint}>{t.noneKept}</p>}
      <ul className={classes.lines}>
        {kept.data?.items.map(one => (
          <li key={one.bannerId} className={classes.variable}>
            <Button type="text" size="small" aria-label={t.use({ name: one.name })} onClick={() => use(one.banner)}>
              {one.name}
            </Button>
            {one.isOwn && (
              <button
                type="button"
                className={classes.quiet}
                aria-label={t.remove({ name: one.name })}
                onClick={() => void remove(one.bannerId)}
              >
                <DeleteOutlined aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        disabled={banner.length === 0}
        onClick={() => {
          setIsOpen(false);
          setName('');
        }}
      >
        {t.keep}
      </Button>
    </div>
  );
  return (
    <>
      <Popover trigger="click" placement="bottomLeft" open={isOpen} onOpenChange={setIsOpen} content={list}>
        <Button type="link" size="small">
          {t.kept}
        </Button>
      </Popover>
      <Modal
        open={name !== undefined}
        title={t.keep}
        okText={texts.ok}
        cancelText={texts.cancel}
        okButtonProps={{ disabled: !name?.trim() }}
        onOk={() => void keep()}
        onCancel={() => setName(undefined)}
        width={420}
      >
        <Input
          autoFocus
          aria-label={t.name}
          placeholder={t.name}
          maxLength={LONGEST_NAME}
          value={name ?? ''}
          onChange={event => setName(event.target.value)}
          onPressEnter={() => void keep()}
        />
      </Modal>
    </>
  );
}
