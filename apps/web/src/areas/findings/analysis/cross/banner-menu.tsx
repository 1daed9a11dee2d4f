import { DeleteOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BannerBlock } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { asJson, type Json } from '@wenshu/survey-core';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { NameDialog } from '../naming/name-dialog.tsx';
import classes from '../slots/slots.module.css';
import { withRequest } from './cross-analysis.ts';
import { useCross } from './cross-context.ts';

/** Columns under a name: kept once, used in any table of the questionnaire, by everybody who may see its data. */
export function BannerMenu() {
  const t = useTexts(analysisScreenTexts).banner;
  const { scrollId, analysis, change } = useCross();
  const { banner } = analysis.request;
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const queryKey = ['banners', scrollId];
  const kept = useQuery({
    queryKey,
    queryFn: () => client.call(analysisCalls.listBanners, { scrollId }, { quiet: true }),
    enabled: isOpen,
  });
  const renew = () => queries.invalidateQueries({ queryKey });
  const use = (next: Json) => {
    // The contract says JSON; the server checked it when it was saved.
    change(now => withRequest(now, { banner: next as unknown as readonly BannerBlock[] }));
    setIsOpen(false);
  };
  const keep = async (name: string) => {
    await client.call(analysisCalls.saveBanner, { scrollId, name, banner: asJson(banner) });
    setIsNaming(false);
    notify.success(t.saved);
    await renew();
  };
  const remove = async (bannerId: string) => {
    await client.call(analysisCalls.removeBanner, { scrollId, bannerId });
    notify.success(t.removed);
    await renew();
  };
  const removing = useAction(remove);
  const keeping = useAction(keep);
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
                onClick={() => void removing.run(one.bannerId)}
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
          setIsNaming(true);
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
      {isNaming && (
        <NameDialog
          title={t.keep}
          label={t.name}
          first=""
          onName={name => void keeping.run(name)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
