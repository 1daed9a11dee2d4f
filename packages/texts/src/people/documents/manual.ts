import { bilingual } from '../../bilingual.ts';

/** The manual, by task. It names nothing that the product does not have. */
export const manualText = bilingual(
  {
    content: `这份手册按任务编排：想做什么，就看哪一节。第一次使用，请先看[使用指南](/use-guide)。

## 设计问卷

在**桌面**点**新建问卷**，从空白、模板库、解决方案、Word 或文字开始。打开问卷后，顶部有五步：**设计、投放、数据、分析、报告**，每一步下有几个页面。

- **编辑**：左边添加题目，中间修改文字，右边设置。改动自动保存；多人可以同时编辑同一份问卷，能看到谁在哪道题上。
- **外观**：主题、封面与结束页。
- **设置**：能否返回上一页、是否限制重复作答、开始与结束时间等。
- **语言与译文**：同一份问卷可以有多种语言，编号、逻辑和数据都相同。

题型包括单选、多选、下拉、级联、矩阵、量表、评分、NPS、排序、比重、填空、日期、位置、上传、签名、图片热点，以及 Kano、MaxDiff、联合分析、PSM、BPTO 等方法题。

## 逻辑

打开编辑页的**逻辑设置**。**规则**有显示条件、跳转、甄别、选项带入和循环；**计算**由答案算出数值；**校验**检查几道题之间是否一致；**随机与抽取**打乱顺序，或只抽取一部分。**流程图**画出每个人会走的路。

## 预览与发布

**预览**不保存数据。**发布**之前会检查问卷：错误必须处理，提醒可以保留。发布后要修改，先**暂停收集**，改完再**重新发布**；已经收到的答卷不受影响。

## 配额

在“设计”的**配额**页设置单维、交叉、合并和加样配额，并选择收满以后结束、等待或继续。只有成功样本计入；许多人同时提交，也不会超额。

## 投放

- **匿名链接**：谁拿到都可以答。每条链接有二维码、海报、参数、嵌入网页的代码和结束跳转。
- **名单与一对一链接**：名单里每个人有自己的链接，一人一份，换设备可以接着答。
- **身份验证**：凭名单中的信息验证之后再作答。
- **邮件发送**和**短信发送**：只能发给名单中的人，可以定时，可以只提醒未完成的人。每封邮件都有退订。能否发送，取决于运行平台的单位是否配置了邮件和短信。

## 数据

- **实时进度**：回收趋势、各状态的数量、离开的页、配额。
- **单题统计**：每道题的图表，可以筛选和加权。
- **原始数据**：逐份查看，导出 Excel、CSV、SPSS，或上传的图片与文件。
- **数据导入**：把 xls、xlsx、csv 或 sav 文件带进来，最大 20 MB、20,000 行。列名、选项文字和缺失值可以核对修改。

## 数据清洗

先**添加规则**，再**预览**，最后标记。被标记的答卷成为无效，不会删除，可以撤销。**逐份检查**适合一份一份判断；**自动清洗新答卷**在收集过程中持续检查。

## 交叉分析

题目放到**行**，人群放到**列**。单元格可以是列百分比、行百分比、频数、指数等；检验有显著性字母、卡方、均值比较，可以校正多重比较。**筛选**只看一部分人，**权重**按变量或按目标占比。**数据加工**可以新建变量，合并多份数据。分析自动保存，可以共享和导出。

## 模型

**模型分析**从问题出发选择：

| 想知道 | 模型 |
|---|---|
| 研究方案 | KANO、CBC 与 CPC 联合分析、MaxDiff、PSM、BPTO |
| 找出结构 | 因子分析、对应分析、相关、信度 |
| 划分人群 | K 均值与层次聚类 |
| 解释结果 | 线性、逻辑等回归，决策树，关键驱动因素 |
| 比较差异 | 均值比较、非参数检验、波次趋势 |
| 确定优先级 | 重要性-表现分析、TURF、熵值法 |

结果下面写明方法、样本量和不能说明什么。样本不足时，问枢会拒绝给出数值，并说明还差多少。

## 模拟器

联合分析可以**打开市场模拟器**：组合产品、滑动价格，看份额、收入和利润。价格研究有价格滑块。模拟份额不是市场份额，请看变化，而不是绝对值。

## 报告

在**报告**页**一键生成报告**，或在**在线报告**里自己编排：图表、数字、文字、图片、Excel 表格和读者筛选。图表随数据更新，也可以冻结。报告可以分享链接、下载，也可以定期用邮件发送。

## 团队与权限

企业里有成员、项目和任务。**角色**决定谁能编辑、发布、看数据、导出；权限可以限定到某个渠道、地区或标签的答卷。没有人能把自己没有的权限给别人。**操作日志**记录谁做了什么。

## 账号安全

在**账号管理—账号安全**可以修改密码、开启两步验证、查看登录的设备、导出全部数据、删除账号。企业可以要求成员使用两步验证。**API 密钥**供程序访问，权限可以单独限定。

## 运行与维护

问枢可以部署在自己的服务器上。备份、恢复、邮件和短信的配置，见随软件附带的运行说明。数据保存在自己的数据库里；软件不含广告，不向第三方发送使用统计。`,
  },
  {
    content: `This manual goes by task: look up what you want to do. If you are new, begin with the [guide](/use-guide).

## Designing a questionnaire

On the **Desktop** press **New questionnaire** and begin with a blank one, a template, a solution, a Word file or a text. An open questionnaire has five steps at the top, **Design, Distribution, Data, Analysis and Report**, with pages under each.

- **Edit:** add questions on the left, change words in the middle, set things up on the right. Changes are saved by themselves. Several people can edit one questionnaire at once, and you see who is where.
- **Appearance:** theme, cover and end pages.
- **Settings:** whether people may go back or answer twice, when collecting begins and ends, and more.
- **Languages:** one questionnaire can have several, with the same numbers, logic and data.

There are single and multiple choice, drop-downs, cascades, grids, scales, ratings, NPS, ranking, sharing out points, open questions, dates, places, uploads, signatures and image hotspots, and the questions of methods: Kano, MaxDiff, conjoint, PSM and BPTO.

## Logic

Open **Logic** in the editor. **Rules** show, jump, screen out, carry options forward and loop. **Calculations** make numbers of answers. **Checks** see whether answers agree. **Random** shuffles, or draws a part. The flow chart shows the ways people can take.

## Preview and publishing

A **preview** stores nothing. Before you **publish**, the questionnaire is checked: errors must be mended, warnings may be left. To change it later, **suspend** collecting, edit, and **publish again**. Records you already have are not touched.

## Quotas

Under “Design”, **Quotas** takes single, cross, merged and booster quotas, and says what happens when one is full: end, hold or continue. Only success samples count, and however many people submit at once, no quota is exceeded.

## Distribution

- **Anonymous links** are for whoever has them. Each comes with a QR code, a poster, parameters, code to embed it, and where to go after the end.
- **Name list and one-to-one links:** everybody on the list has a link of their own, for one answer, and can go on with it on another device.
- **Identity check:** people prove with what is on the list that they are on it.
- **By mail** and **by SMS:** to people on the list only, at a set time if you like, and as a reminder to those who have not finished. Every mail can be unsubscribed from. Whether mail and SMS are available depends on whether the operator of the platform has set them up.

## Data

- **Live progress:** how answers come in, how they end, where people leave, and quotas.
- **Question statistics:** a chart for every question, with filters and weights.
- **Raw data:** every record, with exports to Excel, CSV and SPSS, and of uploaded pictures and files.
- **Data import:** brings in xls, xlsx, csv or sav files of up to 20 MB and 20,000 rows. Column names, labels and missing values can be looked at and corrected.

## Data cleaning

**Add a rule**, press **Preview**, then mark. Marked records are invalid; they are not deleted, and marks can be taken back. **One by one** is for judging singly. New records can be cleaned by themselves while you collect.

## Cross tables

Questions go into **rows**, groups into **columns**. Cells can show column or row percentages, counts, an index and more. Tests are letters, chi-square and comparisons of means, corrected for many comparisons if you like. **Filter** looks at some people only; **Weight** goes by a variable or to targets. **Aggregation** makes variables and stacks data sets. Analyses are saved by themselves and can be shared and exported.

## Models

**Models** begins with what you want to know:

| You want to | Models |
|---|---|
| evaluate a research solution | Kano, conjoint (CBC and CPC), MaxDiff, PSM, BPTO |
| find a structure | factor analysis, correspondence, correlation, reliability |
| form groups | K-means and hierarchical clusters |
| explain a result | linear, logistic and other regressions, decision trees, key drivers |
| compare | means, rank tests, trends |
| set priorities | importance–performance, TURF, entropy weights |

Under each result stand its method, its base, and what it cannot tell. Where there are too few samples you get no number, but are told how many are lacking.

## Simulators

From a conjoint you can **open the market simulator**, put products together and slide prices, and watch shares, revenue and profit. Price studies have sliders of their own. A simulated share is not a market share: look at how it changes.

## Reports

Under **Report** press **A report at a click**, or arrange one yourself under **Online report**, of charts, numbers, text, pictures, Excel tables and filters for readers. Charts follow the data, or can be frozen. Reports can be shared by a link, downloaded, and sent by mail at regular times.

## Teams and rights

An enterprise has members, projects and tasks. **Roles** say who may edit, publish, see data and export. Rights can be narrowed to the records of a channel, a region or a label. Nobody can give a right that they do not hold. The **operation log** says who did what.

## The safety of your account

Under **Account, Security** you can change your password, turn on two-step verification, see where you are signed in, export all your data and delete your account. An enterprise can require two-step verification of its members. **API keys** are for programs, with rights of their own.

## Running it

Wenshu can run on a server of your own. Backups, restoring, mail and SMS are described in the operations notes that come with the software. Data stay in your own database. The software has no advertising and sends no usage statistics to anybody.`,
  },
);
