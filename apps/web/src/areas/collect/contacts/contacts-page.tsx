import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { PageTitle, Tabs } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { stringifySearch } from '../../../app/routes/search.ts';
import classes from './contacts.module.css';
import { FriendsView } from './friends-view.tsx';
import { RespondentsView } from './respondents-view.tsx';

const views = { friends: FriendsView, respondents: RespondentsView };
type ViewName = keyof typeof views;
const names = Object.keys(views) as ViewName[];

/** /user/contacts: one's own friends, and the respondents of all one's surveys (P2.90). */
export default function ContactsPage() {
  const t = useTexts(contactTexts);
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const path = useLocation({ select: location => location.pathname });
  const router = useRouter();
  const shown = names.find(name => name === search.view) ?? 'friends';
  const View = views[shown];
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} lead={t.lead} />
      <Tabs
        label={t.tabs}
        tabs={names.map(key => ({ key, label: t.views[key] }))}
        selected={shown}
        onSelect={view => router.history.replace(`${path}${stringifySearch({ ...search, view })}`)}
      >
        <View />
      </Tabs>
    </div>
  );
}
