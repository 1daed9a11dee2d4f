import { useRouter, useSearch } from '@tanstack/react-router';
import { peopleTexts } from '@wenshu/texts/collect/people';
import { editorTexts } from '@wenshu/texts/design/editor';
import { routeTexts } from '@wenshu/texts/routes';
import { EmptyState, PageTitle, Tabs } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { stringifySearch } from '../../../app/routes/search.ts';
import { channelViews } from './channel-views.ts';
import classes from './channels.module.css';

type ViewName = keyof typeof channelViews;
const PATH = '/survey/launch/channel';
const names = Object.keys(channelViews) as ViewName[];

/** /survey/launch/channel: the ways by which a survey reaches people. */
export default function ChannelPage() {
  const t = useTexts(peopleTexts);
  const common = useTexts(editorTexts);
  const { [PATH]: page } = useTexts(routeTexts);
  const router = useRouter();
  const { scrollId, view } = useSearch({ strict: false }) as { scrollId?: string; view?: string };
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  const selected = names.find(name => name === view) ?? names[0]!;
  const View = channelViews[selected];
  return (
    <div className={classes.page}>
      <PageTitle title={page.title} />
      <Tabs<ViewName>
        label={t.tabsLabel}
        tabs={names.map(key => ({ key, label: t.tabs[key] }))}
        selected={selected}
        onSelect={next => router.history.replace(`${PATH}${stringifySearch({ scrollId, view: next })}`)}
      >
        <View key={scrollId} scrollId={scrollId} />
      </Tabs>
    </div>
  );
}
