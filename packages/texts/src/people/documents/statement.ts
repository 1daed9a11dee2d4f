import { bilingual } from '../../bilingual.ts';

const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** The important statement, about consent to processing, until whoever runs the installation publishes theirs. */
export const statementText = bilingual(
  {
    content: paragraphs(
      '# 这是什么',
      '正式的声明由运行本平台的单位拟定；在其发布之前，这里说明填写问卷和使用平台时，您同意了什么。',
      '# 填写问卷',
      '您填写的答案会逐页保存，供问卷的创建者用于其说明的目的。是否填写由您决定，中途可以随时离开；离开前已保存的内容会留作未完成的答卷，由创建者决定是否保留。',
      '# 随答案一起保存的内容',
      '答题的时间与用时、设备和浏览器的种类，以及问卷设置需要时由网络地址得出的省市。有的问卷在开始前另有说明，需要您先同意才能作答。',
      '# 使用平台',
      '注册时，您对服务条款和隐私声明分别的版本表示同意；同意了哪一版、何时同意，都可以在“账号管理”中查看，也可以在那里撤回。',
      '# 您可以要求什么',
      '关于答案的查询、更正和删除，请联系邀请您的人；不想再收到同一来源的邀请，可以点击邀请邮件中的退订链接。关于账号的请求，您可以在“账号管理—账号安全”中自行处理。',
    ),
  },
  {
    content: paragraphs(
      '# What this is',
      'The full statement is written by the organisation that runs this platform. Until it is published, this page says what you agree to when you answer a survey or use the platform.',
      '# Answering a survey',
      'Your answers are saved page by page for the creator of the survey, for the purpose that they have told you. Whether you answer is up to you, and you can leave at any time; what was saved by then remains as an unfinished record, which the creator keeps or deletes.',
      '# What is kept with your answers',
      'When you answered and how long it took, the kind of device and browser, and, where the survey’s settings need it, the province or city that your network address points to. Some surveys have a statement of their own that you agree to before the first question.',
      '# Using the platform',
      'When you register, you agree to a version of the terms of service and a version of the privacy statement. Which versions, and when, is shown on your account page, where you can also withdraw.',
      '# What you can ask for',
      'To see, correct or delete answers, turn to whoever invited you. To get no more invitations from them, use the link for unsubscribing in their mail. What concerns your account you can do yourself under Account, Security.',
    ),
  },
);
