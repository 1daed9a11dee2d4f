import { bilingual } from '../../bilingual.ts';
import { ageEn, ageZh, genderEn, genderZh, likelyEn, likelyZh, points } from './shared-questions.ts';

export const adTestWords = bilingual(
  {
    name: '广告测试',
    question: '这条广告能投放吗？看得懂、记得住品牌、让人想买吗？',
    gives: '印象点与品牌关联、信息传达、喜爱度与购买意愿，哪些因素最能带动意愿，以及不同人群的反应。',
    notFor: '不适合比较多条广告的优劣（请每条各做一份，条件保持一致），也不能代替投放后的效果追踪。',
    introduction: '请先看一条广告，再回答几个问题，大约需要 {minutes} 分钟。没有对错之分。',
    fields: {
      category: { label: '品类', hint: '受访者平常的叫法', example: '瓶装茶饮料' },
      brands: { label: '品牌', hint: '投放广告的品牌写在第一行，竞品写在下面', example: '清源\n山语\n乐沏\n一叶' },
      ad: {
        label: '广告内容',
        hint: '文案或画面描述；图片和视频可在问卷编辑里插入到这道题',
        example: '清晨的茶园，一片新叶落入水中。清源：一口回到山里。',
      },
    },
    questions: `
${genderZh}
${ageZh}

过去六个月，您购买过{category}吗？ [单选题] [必填]
买过
没有，但打算购买
没有，也不打算购买

[分页]

请仔细看完以下广告 [文本说明]
说明：{ad}

[分页]

这条广告给您印象最深的是什么？ [填空题] [必填]

这是哪个品牌的广告？ [单选题] [必填]
{brands}
没有注意

看这次之前，您见过它吗？ [单选题] [必填]
见过多次
见过一次
没有见过
不确定

您觉得它最想告诉您什么？ [填空题] [必填]

[分页]

总体来说，您喜欢这条广告吗？ [量表题] [必填]
低端：非常不喜欢
高端：非常喜欢
${points(7)}

您在多大程度上同意以下说法？ [矩阵量表题] [必填]
低端：非常不同意
高端：非常同意
行：它能吸引我的注意
行：内容容易看懂
行：说法可信
行：与其他广告不一样
行：它与我有关
行：它适合这个品牌
行：我愿意再看一遍
${points(7)}

广告中有没有让您反感的地方？ [多选题] [必填]
太长
夸张不可信
画面或音乐
人物或代言人
看不懂
其他 ____
没有

请具体说说 [填空题]

[分页]

看过广告后，您对{brand}的印象有变化吗？ [量表题] [必填]
差了很多
差了一些
没有变化
好了一些
好了很多

下次购买{category}时，您会选择{brand}吗？ [量表题] [必填]
${likelyZh}
`,
    quotas: { people: '性别 × 年龄' },
    analyses: {
      scorecard: '核心指标：按性别和年龄',
      drivers: '什么带动购买意愿',
      priorities: '广告要素：影响与表现',
      dislikes: '品牌关联、接触与反感点',
    },
    pages: {
      recall: { title: '印象最深的是什么', note: '看完后未经提示的回忆，字越大提到的人越多。' },
      branding: { title: '记住的是{brand}吗', note: '左：认为是哪个品牌的广告；右：之前是否见过。' },
      message: { title: '听懂了什么', note: '受访者理解的主要信息。' },
      liking: { title: '喜爱度与购买意愿', note: '左：喜爱度（1–7 分）；右：下次购买{brand}的意愿。' },
      diagnostics: { title: '广告要素的表现', note: '每一行是一个要素，满分 7 分。' },
      drivers: { title: '什么带动购买意愿', note: '条越长，这个要素对购买意愿的影响越大。' },
      dislikes: { title: '让人反感的地方', note: '投放前应处理提到较多的问题。' },
      groups: { title: '不同人群的意愿', note: '字母表示该列显著高于对应列（95% 置信度）。' },
    },
  },
  {
    name: 'Ad test',
    question: 'Can this advertisement run? Is it understood, linked to the brand, and does it make people want to buy?',
    gives:
      'What sticks and whether it is linked to the brand, the message taken, liking and intent, what moves intent most, and how groups react.',
    notFor:
      'Not for choosing between several (run one of these for each, under the same conditions), nor instead of tracking what is on air.',
    introduction:
      'Please look at an advertisement first, then answer a few questions. It takes about {minutes} minutes; there are no wrong answers.',
    fields: {
      category: { label: 'Category', hint: 'As people call it', example: 'bottled tea' },
      brands: {
        label: 'Brands',
        hint: 'The one that advertises on the first line, competitors below',
        example: 'Clearspring\nHillside\nLeafy\nOne Leaf',
      },
      ad: {
        label: 'The advertisement',
        hint: 'Its words, or what it shows; add the picture or film to this question in the editor',
        example:
          'A tea garden at dawn, one young leaf falls into the water. Clearspring: back to the hills in one sip.',
      },
    },
    questions: `
${genderEn}
${ageEn}

Have you bought {category} in the last six months? [single choice] [required]
Yes
No, but I mean to
No, and I do not mean to

[page break]

Please look at this advertisement carefully [text note]
note: {ad}

[page break]

What struck you most about this advertisement? [fill-in] [required]

Which brand was it for? [single choice] [required]
{brands}
I did not notice

Had you seen it before? [single choice] [required]
Yes, several times
Yes, once
No
I am not sure

What is the main thing it wants to tell you? [fill-in] [required]

[page break]

Overall, how do you like the advertisement? [scale] [required]
low: Not at all
high: Very much
${points(7)}

How far do you agree with these statements? [matrix scale] [required]
low: Strongly disagree
high: Strongly agree
row: It catches my attention
row: It is easy to understand
row: What it says is credible
row: It is different from other advertisements
row: It is relevant to me
row: It fits the brand
row: I would watch it again
${points(7)}

Does anything about it put you off? [multiple choice] [required]
It is too long
It exaggerates
The pictures or the music
The people in it
I do not understand it
Something else ____
Nothing

Please tell us more [fill-in]

[page break]

Has it changed what you think of {brand}? [scale] [required]
Much for the worse
A little for the worse
No
A little for the better
Much for the better

Will you choose {brand} the next time you buy {category}? [scale] [required]
${likelyEn}
`,
    quotas: { people: 'Gender by age' },
    analyses: {
      scorecard: 'Core measures by gender and age',
      drivers: 'What moves intent to buy',
      priorities: 'Elements of the ad: importance and performance',
      dislikes: 'Link to the brand, earlier contact, what puts off',
    },
    pages: {
      recall: { title: 'What sticks', note: 'Recalled by themselves; the larger, the more often.' },
      branding: {
        title: 'Is {brand} remembered?',
        note: 'Left: which brand people think it was for. Right: whether they had seen it before.',
      },
      message: { title: 'What was understood', note: 'The main message in people’s own words.' },
      liking: { title: 'Liking and intent', note: 'Left: liking (1 to 7). Right: intent to choose {brand}.' },
      diagnostics: { title: 'How its elements perform', note: 'One line per element, out of 7.' },
      drivers: { title: 'What moves intent', note: 'The longer the bar, the more the element moves intent to buy.' },
      dislikes: { title: 'What puts people off', note: 'What many name should be dealt with before it runs.' },
      groups: {
        title: 'Who would buy',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
    },
  },
);
