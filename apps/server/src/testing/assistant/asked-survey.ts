import type { TestPerson } from '../build-person.ts';
import type { TestSurvey } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';
import { columnId, importRecords } from '../import-records.ts';

export const askedTitles = {
  gender: '您的性别',
  age: '您的年龄段',
  satisfied: '总体来说，您对我们的服务满意吗？',
  looks: '外观满意度',
  speed: '速度满意度',
  contact: '您通过哪些方式联系过我们？',
  why: '让您不满意的主要原因是什么？',
} as const;
/** Keys of its variables, which are those of its questions. */
export const askedKeys = Object.fromEntries(
  Object.keys(askedTitles).map((name, place) => [name, columnId(place)]),
) as Readonly<Record<keyof typeof askedTitles, string>>;

const scale = ['非常不满意', '不太满意', '一般', '比较满意', '非常满意'];
const ages = ['18–25 岁', '26–35 岁', '36–45 岁'];
const PEOPLE = 180;

/** A survey whose truth is known: women are less satisfied, age makes no difference, speed moves satisfaction and looks do not. The first 60 came by the channel "north", where nobody differs. */
export async function buildAskedSurvey(test: TestApp, creator: TestPerson): Promise<TestSurvey> {
  const people = Array.from({ length: PEOPLE }, (_, at) => at);
  const isNorth = (at: number) => at < PEOPLE / 3;
  const isWoman = (at: number) => at % 5 < 2;
  // Parted from who somebody is: everybody is asked in blocks of five.
  const speed = (at: number) => (Math.floor(at / 5) * 2) % 5;
  const level = (at: number) => {
    const lower = isWoman(at) && !isNorth(at) ? 2 : 0;
    return scale[Math.max(0, Math.min(4, Math.round(1 + speed(at) * 0.6 + ((at * at * 13) % 7) / 4) + 1 - lower))]!;
  };
  const survey = await importRecords(test, creator, [
    { name: askedTitles.gender, levels: ['男', '女'], values: people.map(at => (isWoman(at) ? '女' : '男')) },
    // One of ten does not say.
    { name: askedTitles.age, levels: ages, values: people.map(at => (at % 10 === 9 ? null : ages[(at * 11) % 3]!)) },
    { name: askedTitles.satisfied, levels: scale, values: people.map(level) },
    { name: askedTitles.looks, levels: scale, values: people.map(at => scale[(at * 17 + 3) % 5]!) },
    { name: askedTitles.speed, levels: scale, values: people.map(at => scale[speed(at)]!) },
    {
      name: askedTitles.contact,
      items: ['电话', '在线客服', '门店'],
      sets: people.map(at => (at % 7 === 0 ? null : at % 2 ? ['电话'] : ['在线客服', '门店'])),
    },
    { name: askedTitles.why, texts: people.map(at => (at % 4 === 0 ? '等太久' : null)) },
  ]);
  await test.platform.database.pool.query(
    `update answer_record set channel = 'north' where scroll_id = $1 and serial <= ${PEOPLE / 3}`,
    [survey.scrollId],
  );
  return survey;
}
