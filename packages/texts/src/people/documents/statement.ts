import { bilingual } from '../../bilingual.ts';

/** What a user or a respondent permits: the product's own words until an operator publishes theirs. */
export const statementText = bilingual(
  {
    content: `> 这是随软件提供的说明，用平白的话写明您在使用问枢时授权了什么。运行本平台的单位发布正式文本后，以其文本为准。

## 如果您是填写问卷的人

### 谁在问您

问卷由它的创建者编写和发出，不是由问枢。问什么、为什么问、保存多久、给谁看，由创建者决定，并由其负责。

### 您提交时，授权了什么

您点击提交，即授权问卷的创建者为问卷中说明的目的保存和分析您的答案，并授权本平台代为存储和处理。除答案外，还会保存：

- 开始和提交的时间、每页用时；
- 设备类型、系统和浏览器；
- 由网络地址推算的国家、省份和城市；
- 您打开的是哪一条链接。

以上信息用来统计进度、防止重复作答和检查数据质量。

### 哪些要另外征得同意

位置、照片、视频、签名和文件，只在您自己选择或拍摄并上传之后才会发送；位置由浏览器先询问您。用邮件或短信邀请您的，每封邮件里都有**退订**。

### 您可以做什么

- 不想答，随时可以关闭页面。已经答过的页可能已经保存，以便您接着填写。
- 想查看、更正或删除自己的答案，请联系发给您问卷的人。
- 认为问卷不当，请联系本平台，方式见[联系我们](/connect-us)。

## 如果您是使用问枢的人

### 您授权平台做什么

您授权本平台为向您提供服务而保存和处理您的账号资料、问卷、答卷、分析和报告。平台不因此取得这些内容的所有权，不用于广告，也不向第三方出售。

### 您授权他人做什么

您邀请协作者、授予角色、分享链接，就是允许对方按该权限查看或修改。权限可以随时收回，分享可以随时取消；已经被下载的文件收不回来。

### 您要保证什么

您有权收集所问的信息，已如实告知受访者，并遵守适用的法律。涉及未成年人、健康、身份证件等敏感信息的，应当取得单独的同意，并且只收集必需的部分。

### 怎样撤回

在**账号管理—账号安全**中可以撤回同意、导出全部数据或删除账号。账号在申请后第七天删除，期间重新登录可以取消。

## 相关文本

[服务条款](/service-agreement) · [隐私声明](/privacy-agreement)`,
  },
  {
    content: `> This text comes with the software. It says in plain words what you permit when you use Wenshu. Once the organisation that runs this platform has published its own text, that one holds.

## If you answer questionnaires

### Who is asking you

A questionnaire is written and sent by its creator, not by Wenshu. The creator decides, and answers for, what is asked and why, how long answers are kept and who sees them.

### What you permit when you submit

By submitting you permit the creator to keep and analyse your answers for the purpose stated in the questionnaire, and this platform to store and process them on the creator’s behalf. Besides answers, these are stored:

- when you began and submitted, and the time on each page;
- the kind of device, its system and browser;
- country, province and city, as far as the network address tells;
- which link you opened.

They serve to follow progress, to prevent answering twice and to check the quality of the data.

### What is asked for separately

Your position, photographs, videos, signatures and files are sent only once you have chosen or taken and uploaded them; for your position the browser asks you first. Every mail that invites you has a link to **unsubscribe**.

### What you can do

- If you would rather not answer, close the page at any time. Pages you have answered may have been stored, so that you can go on later.
- To see, correct or delete your answers, turn to whoever sent you the questionnaire.
- If you think a questionnaire is improper, [tell this platform](/connect-us).

## If you work with Wenshu

### What you permit the platform

You permit this platform to store and process your account, questionnaires, records, analyses and reports in order to serve you. It does not come to own them, does not use them for advertising and does not sell them.

### What you permit others

Inviting somebody, giving a role or sharing a link allows others to see or change what that right covers. Rights can be taken back and shares withdrawn at any time. Files that have been downloaded cannot be called back.

### What you vouch for

You may collect what you ask for, have told your respondents the truth, and keep to the law that holds for you. Where it concerns minors, health, identity papers and the like, obtain consent for it separately and collect no more than you need.

### How to withdraw

Under **Account, Security** you can withdraw your consent, export all your data or delete your account. An account is deleted seven days after you ask; signing in before then takes that back.

## Related texts

[Terms of service](/service-agreement) · [Privacy statement](/privacy-agreement)`,
  },
);
