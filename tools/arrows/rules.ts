import type { IForbiddenRuleType } from 'dependency-cruiser';
import type { AllowedArrow } from './find-folder-circles.ts';

type Rule = Extract<IForbiddenRuleType, { from: unknown; to: unknown }>;

/** Nothing but what is named may be imported by these files: a room and the arrows that leave it. */
function only(name: string, from: string, allowed: readonly string[], except?: string): Rule {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: ['\\.test\\.tsx?$', ...(except ? [except] : [])] },
    to: { path: '^(packages|apps|tools|bench|e2e)/', pathNot: [...allowed] },
  };
}

function never(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to } as Rule;
}

const outside = 'node_modules/(react|react-dom|preact|antd|@ant-design|echarts|fastify|pg|kysely)(/|$)';

/** The wings of the house, the lowest first: a later one may know an earlier one, never the other way round. */
export const wings = ['people', 'design', 'collect', 'findings', 'talks', 'console'];
const winged = '^(apps/server/src/features|apps/web/src/areas|packages/texts/src)';

function wingRules(): Rule[] {
  return wings
    .slice(0, -1)
    .map((wing, index) =>
      never(
        `${wing}-knows-no-later-wing`,
        { path: `${winged}/${wing}/`, pathNot: '\\.test\\.tsx?$' },
        { path: `${winged}/(${wings.slice(index + 1).join('|')})/` },
      ),
    );
}

/** Rare types travel in parcels: a type asks for its parcel when somebody meets it, and the parcel holds the type. */
const parcels: Readonly<Record<string, readonly string[]>> = {
  'model-views.ts': ['bpto', 'cbc', 'cpc', 'kano', 'maxdiff', 'psm'],
  'rarer-views.ts': [
    ...['cascade', 'contrast-scale', 'evaluation', 'horizontal-fill-in', 'label', 'matrix-dropdown'],
    ...['matrix-fill-in', 'multi-dropdown', 'ranking', 'ruler', 'weighting'],
  ],
};

/** Arrows that close a circle between folders, each with its reason. The list only shrinks. */
export const allowedCircles: readonly AllowedArrow[] = [
  // The frame of all screens knows which screens there are, and shows jobs and messages in its head.
  'apps/web/src/app → apps/web/src/areas',
  ...Object.entries(parcels).flatMap(([parcel, types]) =>
    types.map(type => `packages/question-types/src/${type} → packages/question-types/src/${parcel}` as const),
  ),
];

/** The arrows of docs/architecture.md, as rules. */
export const arrowRules: readonly Rule[] = [
  only('statistics-stands-alone', '^packages/statistics/src', ['^packages/statistics/']),
  // Of statistics the building blocks alone: words are cut and searched in browsers too.
  only('words-know-blocks', '^packages/words/src', ['^packages/words/', '^packages/statistics/src/blocks\\.ts$']),
  // It knows no kind of document: kinds are handed in.
  only('together-stands-alone', '^packages/together/src', ['^packages/together/']),
  // Of the contract what a room is told, and of editing together how long to wait before another try.
  only('symposium-knows-the-contract', '^packages/symposium/src', ['^packages/(symposium|api-contract|together)/']),
  // The registry of types is handed in, and its sentences stand in the texts.
  only('craft-knows-the-core', '^packages/craft/src', ['^packages/(craft|survey-core)/']),
  only('papers-know-the-core', '^packages/papers/src', ['^packages/(papers|survey-core)/']),
  // Of papers the blocks alone: a transcript is laid out as a paper is.
  only('transcripts-know-core-and-words', '^packages/transcripts/src', [
    '^packages/(transcripts|survey-core|words)/',
    '^packages/papers/src/(index|paper/paper-block)\\.ts$',
  ]),
  only('texts-stand-alone', '^packages/texts/src', ['^packages/texts/']),
  only('data-files-stand-alone', '^packages/data-files/src', ['^packages/data-files/']),
  never('data-files-know-no-framework', { path: '^packages/data-files/src' }, { path: outside }),
  // It is made of Node: what travels to a browser must not reach it.
  never(
    'data-files-stay-on-the-server',
    { path: '^(packages/(?!data-files/)|apps/(web|respondent|room)/)' },
    { path: '^packages/data-files/' },
  ),
  only('survey-core-stands-alone', '^packages/survey-core/src', ['^packages/survey-core/']),
  never(
    'pure-packages-know-no-framework',
    {
      path: '^packages/(statistics|words|texts|survey-core|api-contract|analysis|together|craft|papers|symposium|transcripts)/src',
    },
    { path: outside },
  ),
  never(
    'pure-packages-know-no-node',
    {
      path: '^packages/(statistics|words|texts|survey-core|api-contract|analysis|together|craft|papers|symposium|transcripts)/src',
      pathNot: '\\.test\\.ts$',
    },
    { dependencyTypes: ['core'] },
  ),
  only('analysis-knows-core-statistics-texts-and-words', '^packages/analysis/src', [
    '^packages/(analysis|survey-core|statistics|texts|words)/',
  ]),
  only('api-contract-knows-the-core', '^packages/api-contract/src', ['^packages/(api-contract|survey-core)/']),
  only(
    'question-types-core-knows-the-core',
    '^packages/question-types/src',
    ['^packages/(question-types|survey-core)/'],
    // The files of words of a type, and what picks from them.
    '\\.tsx$|/(view-texts|own-words|seldom-words|labels|panel-words|lazy|editor)\\.ts$',
  ),
  only('question-type-views', '^packages/question-types/src/.*\\.tsx$', [
    '^packages/(question-types|survey-core|ui|texts)/',
  ]),
  never(
    'answering-views-stay-small',
    { path: '^packages/question-types/src/(.*respondent\\.tsx?|_shared/answer-view\\.ts)$' },
    { path: `^packages/ui/|${outside.replace('react|react-dom|preact|', '')}` },
  ),
  never(
    'what-travels-knows-no-creator',
    {
      path: '^packages/question-types/src/.*/(answer|labels|lazy|respondent)\\.tsx?$',
      pathNot: '^packages/question-types/src/_registry/',
    },
    {
      path: '^packages/question-types/src/.*/(definition|driver|editor|icon|panel|panel-words|sketch|variables|words)\\.tsx?$',
    },
  ),
  never(
    'types-do-not-know-each-other',
    { path: '^packages/question-types/src/([^_/][^/]*)/' },
    { path: '^packages/question-types/src/[^_/][^/]*/', pathNot: '^packages/question-types/src/$1/' },
  ),
  // What a person looks at is made there: exhibits are plain data of the analysis package.
  only('ui-knows-texts', '^packages/ui/src', ['^packages/(ui|texts)/'], '^packages/ui/src/exhibits/'),
  only('exhibits-know-analysis', '^packages/ui/src/exhibits', ['^packages/(ui|texts|analysis)/']),
  // The statistics behind the kinds are made for Node, and weigh hundreds of kilobytes: screens take what stands in the one file for them, the outlines of a map, and the site its calculators.
  never(
    'screens-take-analysis-by-its-door',
    { path: '^(packages/ui|apps/web)/src', pathNot: '\\.test\\.tsx?$' },
    {
      path: '^packages/(statistics/(?!src/calculators\\.ts$)|analysis/src/(?!browser\\.ts$|letters\\.ts$|simulation\\.ts$|exhibit/provinces/read-outlines\\.ts$))',
    },
  ),
  only(
    'server',
    '^apps/server/(main\\.ts|src|seeds)',
    [
      '^apps/server/',
      '^packages/(survey-core|question-types|statistics|analysis|data-files|api-contract|texts|craft|words|papers|transcripts)/',
    ],
    '^apps/server/src/testing/',
  ),
  never(
    'server-takes-no-views',
    { path: '^apps/server' },
    { path: '^packages/question-types/src/(respondent|editor|analysis)\\.ts$|\\.tsx$' },
  ),
  // Tools call the apps. Only what never runs for anybody asks back: tests for their database, and the build for its last step.
  never(
    'apps-know-no-tools',
    { path: '^apps/', pathNot: ['\\.test\\.tsx?$', '^apps/server/src/testing/'] },
    { path: '^tools/', pathNot: '^tools/build/' },
  ),
  never(
    'only-builds-know-the-build',
    { path: '^apps/', pathNot: ['^apps/[^/]+/vite\\.config\\.ts$', '^apps/web/build/'] },
    { path: '^tools/build/' },
  ),
  only('web', '^apps/web/src', ['^apps/web/', '^packages/']),
  only('respondent', '^apps/respondent/src', [
    '^apps/respondent/',
    '^packages/(survey-core|question-types|api-contract|texts)/',
  ]),
  never(
    'respondent-stays-small',
    { path: '^apps/respondent' },
    {
      path: [
        '^packages/ui/|node_modules/(antd|@ant-design|echarts|@tiptap|zod)(/|$)',
        '^packages/question-types/src/.*(editor|icon|panel|panel-words|sketch)\\.tsx?$',
      ],
    },
  ),
  // The room is a participant's phone's: of the contract the types and the short lists alone.
  only('room', '^apps/room/src', ['^apps/room/', '^packages/(symposium|together|api-contract|texts)/']),
  never(
    'room-stays-small',
    { path: '^apps/room' },
    { path: '^packages/ui/|node_modules/(antd|@ant-design|echarts|@tiptap|zod)(/|$)' },
  ),
  // Visitors load what they read, and nothing of what people with an account work with.
  never(
    'the-public-site-loads-no-workspace',
    { path: '^apps/web/src/(site\\.ts$|areas/people/site/)', pathNot: '\\.test\\.tsx?$' },
    {
      path: [
        'node_modules/(antd|@ant-design|echarts|@tiptap|@tanstack)(/|$)',
        '^apps/web/src/(workspace|entrance)\\.tsx$',
        '^apps/web/src/areas/(design|collect|findings|talks)/',
        '^apps/web/src/app/(build-router|start|shell)\\.tsx$',
      ],
    },
  ),
  // People outside read reports on phones: they load what is read, and nothing of what builds it.
  never(
    'readers-of-reports-load-no-builder',
    { path: '^apps/web/src/areas/findings/reports/(model|reading|share)/', pathNot: '\\.test\\.tsx?$' },
    {
      path: [
        'node_modules/(antd|@ant-design|@tiptap|@tanstack/react-query)(/|$)',
        '^apps/web/src/areas/findings/(reports/(builder|state|list|auto|dashboard)|sharing)/',
      ],
    },
  ),
  never(
    'features-meet-at-the-door',
    { path: '^apps/server/src/features/([^/]+/[^/]+)/', pathNot: '\\.test\\.ts$' },
    { path: '^apps/server/src/features/[^/]+/[^/]+/', pathNot: ['^apps/server/src/features/$1/', '/index\\.ts$'] },
  ),
  ...wingRules(),
];
