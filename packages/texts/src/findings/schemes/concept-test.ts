import { bilingual } from '../../bilingual.ts';
import { ageEn, ageZh, agreeEn, agreeZh, genderEn, genderZh, likelyEn, likelyZh } from './shared-questions.ts';

export const conceptTestWords = bilingual(
  {
    name: '产品概念测试',
    question: '这个新产品值得开发吗？吸引谁，按这个价格有多少人会买？',
    gives: '吸引力、独特性、可信度与购买意愿（看到价格前后），哪些方面最能带动意愿，以及目标人群的差别。',
    notFor: '不适合找最优价格（请用 PSM）或最佳配置组合（请用联合分析）；购买意愿会高于真实购买。',
    introduction: '请先阅读一段新产品介绍，再回答几个问题，大约需要 {minutes} 分钟。没有对错之分。',
    fields: {
      category: { label: '品类', hint: '受访者平常的叫法', example: '瓶装茶饮料' },
      product: { label: '产品名称', hint: '还没有名字时可写“这款新产品”', example: '清源冷泡茶' },
      concept: {
        label: '概念介绍',
        hint: '它解决什么问题、怎样解决、与现有产品有什么不同；图片可在编辑里插入',
        example: '清源冷泡茶用山泉低温萃取八小时，不苦不涩、零糖零添加，撕开即泡，一分钟喝到鲜茶。',
      },
      price: { label: '计划售价', hint: '带单位，例如“每瓶 6 元”', example: '每瓶 6 元' },
    },
    questions: `
${genderZh}
${ageZh}

过去三个月，您购买过{category}吗？ [单选题] [必填]
每周都买
偶尔购买
没有，但打算购买
没有，也不打算购买

[分页]

请仔细阅读以下介绍 [文本说明]
说明：{concept}

[分页]

看完介绍后，您喜欢{product}吗？ [量表题] [必填]
非常不喜欢
不太喜欢
一般
比较喜欢
非常喜欢

您在多大程度上同意以下说法？ [矩阵量表题] [必填]
行：介绍容易理解
行：它与现有产品不一样
行：它能满足我的需要
行：介绍中的说法可信
行：它适合像我这样的人
${agreeZh}

{product}最吸引您的是什么？ [填空题] [必填]

您有哪些疑虑或不喜欢的地方？ [填空题]

[分页]

不考虑价格，您会购买{product}吗？ [量表题] [必填]
${likelyZh}

[分页]

如果{product}的价格是{price}，您会购买吗？ [量表题] [必填]
${likelyZh}

您觉得这个价格怎么样？ [量表题] [必填]
太贵了
有点贵
正合适
比较划算
非常划算

您不太会购买的主要原因是什么？ [填空题]

您大概多久会买一次？ [单选题] [必填]
每周一次或更多
每月两三次
每月一次
更少
只会尝试一次

您会在哪里购买？ [多选题] [必填]
综合电商平台
即时配送平台
超市或便利店
品牌官网
直播间
其他 ____
`,
    quotas: { people: '性别 × 年龄' },
    analyses: {
      scorecard: '概念得分卡：按性别和年龄',
      drivers: '什么带动购买意愿',
      priorities: '概念要素：影响与表现',
      buying: '购买频率与渠道',
    },
    pages: {
      appeal: { title: '{product}有多吸引人', note: '“比较喜欢”与“非常喜欢”合计越高，概念越有吸引力。' },
      intent: { title: '购买意愿：看到价格前后', note: '左：不考虑价格；右：{price}。两者之差反映价格阻力。' },
      elements: { title: '概念要素的表现', note: '理解、独特、需要、可信与契合。' },
      drivers: { title: '什么带动购买意愿', note: '条越长，这个要素对购买意愿的影响越大。' },
      priorities: { title: '先改进概念的哪一点', note: '重要而表现低于平均的要素应优先改进。' },
      groups: { title: '谁更愿意买', note: '字母表示该列显著高于对应列（95% 置信度）。' },
      likes: { title: '吸引与疑虑', note: '左：最吸引人的地方；右：疑虑。字越大提到的人越多。' },
      buying: { title: '买多少，在哪里买', note: '只问可能购买的人。' },
    },
  },
  {
    name: 'Concept test',
    question: 'Is this new product worth building? Whom does it attract, and how many would buy it at this price?',
    gives:
      'Appeal, uniqueness, credibility and intent to buy (before and after the price is shown), what moves intent most, and how groups differ.',
    notFor:
      'Not for finding the best price (use PSM) or the best combination of features (use conjoint); people buy less often than they say.',
    introduction:
      'Please read a short description of a new product first, then answer a few questions. About {minutes} minutes; there are no wrong answers.',
    fields: {
      category: { label: 'Category', hint: 'As people call it', example: 'bottled tea' },
      product: {
        label: 'Name of the product',
        hint: 'Write “this new product” where it has none yet',
        example: 'Clearspring Cold Brew',
      },
      concept: {
        label: 'The concept',
        hint: 'Which problem it solves, how, and what is different about it; add pictures in the editor',
        example:
          'Clearspring Cold Brew is drawn in spring water for eight hours: never bitter, no sugar, nothing added. Open, pour, and drink fresh tea in a minute.',
      },
      price: { label: 'Planned price', hint: 'With its unit, such as “$2 a bottle”', example: '$2 a bottle' },
    },
    questions: `
${genderEn}
${ageEn}

Have you bought {category} in the last three months? [single choice] [required]
Every week
Now and then
No, but I mean to
No, and I do not mean to

[page break]

Please read this description carefully [text note]
note: {concept}

[page break]

Now that you have read it, how do you like {product}? [scale] [required]
I dislike it very much
I rather dislike it
Neither
I rather like it
I like it very much

How far do you agree with these statements? [matrix scale] [required]
row: The description is easy to understand
row: It is different from what there is
row: It meets a need of mine
row: What is said about it is credible
row: It is for people like me
${agreeEn}

What do you like most about {product}? [fill-in] [required]

What do you doubt or dislike? [fill-in]

[page break]

Leaving the price aside, would you buy {product}? [scale] [required]
${likelyEn}

[page break]

If {product} costs {price}, would you buy it? [scale] [required]
${likelyEn}

What do you think of this price? [scale] [required]
Far too high
A little too high
About right
Rather good value
Very good value

What keeps you from buying it? [fill-in]

How often would you buy it? [single choice] [required]
Once a week or more
Two or three times a month
Once a month
Less often
I would try it once

Where would you buy it? [multiple choice] [required]
On a marketplace
With an instant delivery app
In a supermarket or convenience store
In the brand’s own shop
In a live-stream shop
Somewhere else ____
`,
    quotas: { people: 'Gender by age' },
    analyses: {
      scorecard: 'Concept scorecard by gender and age',
      drivers: 'What moves intent to buy',
      priorities: 'Elements of the concept: importance and performance',
      buying: 'How often and where',
    },
    pages: {
      appeal: {
        title: 'How attractive {product} is',
        note: 'The more people like it, rather or very much, the stronger the concept.',
      },
      intent: {
        title: 'Intent to buy, before and after the price',
        note: 'Left: the price left aside. Right: {price}. The difference is what the price costs.',
      },
      elements: { title: 'How its elements perform', note: 'Clear, unique, needed, credible, for me.' },
      drivers: { title: 'What moves intent', note: 'The longer the bar, the more the element moves intent to buy.' },
      priorities: {
        title: 'What to improve about the concept',
        note: 'Elements that matter and score below average come first.',
      },
      groups: {
        title: 'Who would buy',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
      likes: { title: 'Likes and doubts', note: 'Left: what attracts. Right: doubts. The larger, the more often.' },
      buying: { title: 'How often and where', note: 'Asked of those who might buy.' },
    },
  },
);
