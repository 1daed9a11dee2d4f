import { bilingual } from '../bilingual.ts';

export interface FieldWords {
  readonly label: string;
  /** What may be written there. */
  readonly example?: string;
  readonly options?: Readonly<Record<string, string>>;
}

export interface NodeWords {
  readonly name: string;
  /** All of them, as a heading. */
  readonly all: string;
  readonly add: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

interface KindWords {
  /** A title where nobody has given one. */
  readonly untitled: string;
  readonly brief: Readonly<Record<string, FieldWords>>;
  readonly nodes: Readonly<Record<string, NodeWords>>;
}

type PartWords = Readonly<Record<'outline' | 'desk-study' | 'concept', KindWords>>;

/** What the parts of papers are called: on the screen, for readers and in files. By the names of the papers' shapes. */
export const paperPartTexts = bilingual<PartWords>(
  {
    outline: {
      untitled: '未命名的访谈提纲',
      brief: {
        goal: { label: '研究目的', example: '例如：弄清年轻人为什么很少复购我们的燕麦奶' },
        people: { label: '访谈对象', example: '例如：一线城市，近三个月买过植物奶的 25–35 岁女性' },
        minutes: { label: '计划时长（分钟）' },
        talk: { label: '访谈形式', options: { individual: '一对一访谈', group: '小组座谈' } },
      },
      nodes: {
        goal: {
          name: '目标',
          all: '研究目标',
          add: '添加目标',
          fields: { text: { label: '想弄清楚什么' } },
        },
        section: {
          name: '环节',
          all: '访谈环节',
          add: '添加环节',
          fields: {
            title: { label: '环节名称' },
            minutes: { label: '分钟' },
            goals: { label: '对应目标' },
            note: { label: '主持提示' },
          },
        },
        question: {
          name: '问题',
          all: '问题',
          add: '添加问题',
          fields: { text: { label: '问题' }, mustAsk: { label: '必问' } },
        },
        probe: { name: '追问', all: '追问', add: '添加追问', fields: { text: { label: '追问' } } },
        stimulus: {
          name: '展示材料',
          all: '展示材料',
          add: '添加展示材料',
          fields: { text: { label: '展示内容' }, address: { label: '网址', example: 'https://' } },
        },
      },
    },
    'desk-study': {
      untitled: '未命名的桌面研究',
      brief: {
        question: { label: '研究问题', example: '例如：国内即饮咖啡市场还有多大增长空间？' },
        subject: {
          label: '关于什么',
          options: {
            market: '一个市场',
            product: '一种产品',
            people: '一类人群',
            competition: '竞争对手',
            policy: '政策与法规',
            other: '其他',
          },
        },
        purpose: { label: '用来决定什么', example: '例如：明年要不要推出罐装拿铁' },
        conclusion: { label: '结论' },
      },
      nodes: {
        'sub-question': {
          name: '子问题',
          all: '子问题',
          add: '添加子问题',
          fields: {
            text: { label: '子问题' },
            frame: {
              label: '角度',
              options: {
                size: '规模',
                people: '人群',
                need: '需求',
                competition: '竞争',
                price: '价格',
                channel: '渠道',
                technology: '技术',
                regulation: '法规',
                risk: '风险',
                future: '趋势',
                other: '其他',
              },
            },
            answer: { label: '小结' },
          },
        },
        term: {
          name: '检索词',
          all: '检索词',
          add: '添加检索词',
          fields: { text: { label: '检索词' }, language: { label: '语言', options: { zh: '中文', en: '英文' } } },
        },
        evidence: {
          name: '证据',
          all: '证据',
          add: '添加证据',
          fields: {
            claim: { label: '说明了什么' },
            passage: { label: '原文' },
            source: { label: '出处' },
          },
        },
      },
    },
    concept: {
      untitled: '未命名的产品概念',
      brief: {
        category: { label: '品类', example: '例如：瓶装茶饮料' },
        people: { label: '给谁用', example: '例如：常加班的年轻上班族' },
        need: { label: '他们需要什么', example: '例如：下午提神，又怕晚上睡不着' },
        has: { label: '我们有什么', example: '例如：低温萃取工艺，华东便利店渠道' },
      },
      nodes: {
        variant: {
          name: '方案',
          all: '概念方案',
          add: '添加方案',
          fields: {
            name: { label: '名称' },
            insight: { label: '洞察' },
            need: { label: '需要' },
            benefit: { label: '利益点' },
            reason: { label: '支持理由' },
            price: { label: '价格', example: '例如：每瓶 6 元' },
          },
        },
      },
    },
  },
  {
    outline: {
      untitled: 'Untitled interview outline',
      brief: {
        goal: { label: 'Research goal', example: 'e.g. why young people rarely buy our oat milk again' },
        people: {
          label: 'Whom you talk to',
          example: 'e.g. women of 25–35 in big cities who bought plant milk lately',
        },
        minutes: { label: 'Planned minutes' },
        talk: { label: 'Kind of talk', options: { individual: 'One to one', group: 'Group discussion' } },
      },
      nodes: {
        goal: {
          name: 'Goal',
          all: 'Goals',
          add: 'Add a goal',
          fields: { text: { label: 'What to find out' } },
        },
        section: {
          name: 'Section',
          all: 'Sections',
          add: 'Add a section',
          fields: {
            title: { label: 'Name of the section' },
            minutes: { label: 'Minutes' },
            goals: { label: 'Serves the goals' },
            note: { label: 'Note to the moderator' },
          },
        },
        question: {
          name: 'Question',
          all: 'Questions',
          add: 'Add a question',
          fields: { text: { label: 'Question' }, mustAsk: { label: 'Must ask' } },
        },
        probe: { name: 'Probe', all: 'Probes', add: 'Add a probe', fields: { text: { label: 'Probe' } } },
        stimulus: {
          name: 'Stimulus',
          all: 'Stimuli',
          add: 'Add a stimulus',
          fields: { text: { label: 'What is shown' }, address: { label: 'Address', example: 'https://' } },
        },
      },
    },
    'desk-study': {
      untitled: 'Untitled desk research',
      brief: {
        question: {
          label: 'Research question',
          example: 'e.g. how much can ready-to-drink coffee still grow in China?',
        },
        subject: {
          label: 'About',
          options: {
            market: 'A market',
            product: 'A product',
            people: 'A group of people',
            competition: 'Competitors',
            policy: 'Policy and regulation',
            other: 'Something else',
          },
        },
        purpose: { label: 'What you will decide by it', example: 'e.g. whether to launch a canned latte next year' },
        conclusion: { label: 'Conclusion' },
      },
      nodes: {
        'sub-question': {
          name: 'Sub-question',
          all: 'Sub-questions',
          add: 'Add a sub-question',
          fields: {
            text: { label: 'Sub-question' },
            frame: {
              label: 'Angle',
              options: {
                size: 'Size',
                people: 'People',
                need: 'Needs',
                competition: 'Competition',
                price: 'Price',
                channel: 'Channels',
                technology: 'Technology',
                regulation: 'Regulation',
                risk: 'Risks',
                future: 'Trends',
                other: 'Other',
              },
            },
            answer: { label: 'In short' },
          },
        },
        term: {
          name: 'Search term',
          all: 'Search terms',
          add: 'Add a search term',
          fields: {
            text: { label: 'Search term' },
            language: { label: 'Language', options: { zh: 'Chinese', en: 'English' } },
          },
        },
        evidence: {
          name: 'Evidence',
          all: 'Evidence',
          add: 'Add evidence',
          fields: {
            claim: { label: 'What it shows' },
            passage: { label: 'Passage' },
            source: { label: 'Source' },
          },
        },
      },
    },
    concept: {
      untitled: 'Untitled product concept',
      brief: {
        category: { label: 'Category', example: 'e.g. bottled tea' },
        people: { label: 'For whom', example: 'e.g. young office workers who stay late' },
        need: { label: 'What they need', example: 'e.g. a lift in the afternoon that lets them sleep at night' },
        has: { label: 'What you have', example: 'e.g. cold extraction, and convenience stores in the east' },
      },
      nodes: {
        variant: {
          name: 'Variant',
          all: 'Variants',
          add: 'Add a variant',
          fields: {
            name: { label: 'Name' },
            insight: { label: 'Insight' },
            need: { label: 'Need' },
            benefit: { label: 'Benefit' },
            reason: { label: 'Reason to believe' },
            price: { label: 'Price', example: 'e.g. 6 yuan a bottle' },
          },
        },
      },
    },
  },
);
