import { bilingual } from '../../bilingual.ts';

/** From an empty account to a report. Buttons and menus are named as they stand on the screens. */
export const guideText = bilingual(
  {
    content: `这份指南带您用大约一个小时，从一个空账号走到一份可以分享的报告。请准备好一个想弄清楚的问题；没有的话，就用“同事们对午餐满意吗”。

## 第 1 步：新建问卷（5 分钟）

登录后进入工作台的**桌面**，点**新建问卷**。开始的方式有五种：

- **空白问卷**：从第一道题开始，自己搭建。
- **模板库**：从成熟的问卷开始修改。
- **解决方案**：Kano、联合分析、价格测试等研究方法，按步骤填写。
- **Word 导入**：上传 docx 文档，自动识别题目。
- **粘贴文字**：把写好的题目粘贴进来，边看边改。

第一次用，请选**空白问卷**，起个名字。

![桌面：从这里新建问卷](/pictures/site/desktop-zh.webp#1200x750)

## 第 2 步：加入题目（15 分钟）

左边是**题型**，点一下就添加到问卷里；也可以拖到想要的位置。点题目的文字即可修改，右边设置这道题，例如是否必答、选项是否随机。所有修改自动保存，随时可以撤销。

先放五六道题就好：一道单选、一道多选、一道矩阵量表、一道 NPS、一道填空，再加上性别或部门，方便后面比较。

![编辑页：左边题型，中间问卷，右边设置](/pictures/site/editor-zh.webp#1200x750)

## 第 3 步：设置逻辑（5 分钟）

打开**逻辑设置**，点添加规则。常用的有三种：

- **显示条件**：只有回答“不满意”的人才看到“为什么”。
- **跳转**：答完这一题，直接去后面某一题。
- **甄别**：不符合条件的人提前结束，答卷记为被甄别。

没有逻辑也可以：所有人按顺序回答每一道题。

![逻辑：谁会看到哪一题](/pictures/site/logic-zh.webp#1200x750)

## 第 4 步：预览和发布（5 分钟）

点**预览**，在手机和电脑的样子之间切换，从头答到尾。预览不保存任何数据。

需要控制人数的，先到“设计”的**配额**页设置。然后点**发布**。如果还有必须处理的问题，问枢会列出来，点一下就到那道题。

## 第 5 步：投放（5 分钟）

打开**投放**页，在“匿名链接”里点**新建链接**，复制发出去，或下载二维码、海报。不同的地方用不同的链接，就能分开统计。

手里有名单的，打开**名单与一对一链接**，导入表格：每个人得到自己的链接，一人一份。之后可以用**邮件发送**或**短信发送**发给他们，只提醒还没有答完的人。

![投放页：链接、二维码和收集状态](/pictures/site/launch-zh.webp#1200x750)

先用自己的手机答一份，再请几位同事各答一份。

## 第 6 步：看进度和数据（5 分钟）

- **实时进度**：今天来了多少人，在哪一页离开，配额满了多少。
- **单题统计**：每道题一张图表，随答卷更新。
- **原始数据**：逐份查看，也可以导出为 Excel、CSV 或 SPSS。

![单题统计：每道题一张图表](/pictures/site/statistics-zh.webp#1200x750)

## 第 7 步：清洗（5 分钟）

答卷多起来以后，打开**数据清洗**，点**添加规则**，例如“答题过快”，再点**预览**看看会影响哪些答卷，然后才标记。答卷不会被删除，标记随时可以撤销。

## 第 8 步：比较人群（10 分钟）

打开**交叉分析**，把想了解的题目放到**行**，把想比较的人群（例如部门）放到**列**，表格立即出现。小字母表示显著高于哪一列，表下方用文字说明结论和样本量。想只看一部分人，用**筛选**；样本结构不对，用**权重**。

![交叉表：字母表示显著差异](/pictures/site/cross-table-zh.webp#1200x750)

## 第 9 步：写成报告（10 分钟）

有了至少 10 份成功样本，打开**报告**，点**一键生成报告**：封面、调查说明，以及每道题的图表和结论都会准备好。想自己编排，就在**在线报告**里点**新建报告**，把图表放上去，写上您的判断。图表会随数据更新。

完成后可以分享链接，或者下载文件。

![报告：图表随数据更新](/pictures/site/report-zh.webp#1200x750)

## 接下来

- 每一项功能怎么用：[产品手册](/product-manual)
- 方法背后的道理：[资讯](/news)里的文章
- 已经有数据在 Excel 或 SPSS 里：用**数据导入**带进来，选项文字和取值标签会一起保留。`,
  },
  {
    content: `This guide takes you from an empty account to a report you can share, in about an hour. Bring a question you would like answered. If you have none, take “Are my colleagues happy with lunch?”.

## Step 1: Begin a questionnaire (5 minutes)

Sign in, go to the **Desktop** of your workspace and press **New questionnaire**. There are five ways to begin:

- **Blank:** build it yourself from the first question.
- **Templates:** start from a proven questionnaire.
- **Solution:** Kano, conjoint, price tests and more, step by step.
- **Word import:** upload a docx file; questions are recognised.
- **Paste text:** paste your questions and see what becomes of them.

For the first time choose **Blank** and give it a name.

![The desktop, where questionnaires begin](/pictures/site/desktop-en.webp#1200x750)

## Step 2: Add questions (15 minutes)

The question types are on the left. Press one to add it, or drag it to where you want it. Press the words of a question to change them. On the right you set this question up: whether it must be answered, whether options are shuffled. Everything is saved by itself and can be undone.

Five or six questions are enough: one with a single choice, one with several, a grid of scales, an NPS, an open one, and sex or department to compare by later on.

![The editor: types on the left, the questionnaire in the middle, settings on the right](/pictures/site/editor-en.webp#1200x750)

## Step 3: Set up logic (5 minutes)

Open **Logic** and press **Add a rule**. Three kinds are used most:

- **Show:** only those who said “dissatisfied” are asked why.
- **Jump:** after this question, go straight on to a later one.
- **Screen out:** those who do not fit end early, and their record says so.

You can also do without. Then everybody answers all questions in order.

![Logic: who sees which question](/pictures/site/logic-en.webp#1200x750)

## Step 4: Preview and publish (5 minutes)

Press **Preview** and answer from beginning to end, as on a phone and as on a computer. A preview stores nothing.

To limit how many of each kind may answer, go to **Quotas** under “Design” first. Then press **Publish**. If something has to be mended, you get a list, and each line leads to its question.

## Step 5: Send it out (5 minutes)

Open **Distribution**, press **New link** among the anonymous links, and copy it, or download a QR code or a poster. Use one link for each place, and you can tell them apart later.

If you have a list of people, open **Name list and one-to-one links** and import it: everybody gets a link of their own, for one answer. Send it to them **By mail** or **By SMS**, and remind only those who have not finished.

![Distribution: links, QR codes and how collecting stands](/pictures/site/launch-en.webp#1200x750)

Answer once on your own phone, then ask a few colleagues to.

## Step 6: Watch progress and data (5 minutes)

- **Live progress:** how many came today, on which page they left, how full the quotas are.
- **Question statistics:** a chart for every question, up to date.
- **Raw data:** every record, and an export to Excel, CSV or SPSS.

![Question statistics: a chart for every question](/pictures/site/statistics-en.webp#1200x750)

## Step 7: Clean (5 minutes)

With more records, open **Data cleaning** and **Add a rule**, such as “Too fast”. Press **Preview** to see what it would find, and only then mark. Nothing is deleted, and marks can be taken back at any time.

## Step 8: Compare groups (10 minutes)

Open **Cross tables**. Put what you want to know into the **rows** and the groups to compare, such as departments, into the **columns**; the table appears at once. Small letters say which column a figure is significantly higher than, and sentences below say what the table means and on how many people it rests. Use **Filter** to look at some people only, and **Weight** if the mix is not right.

![A cross table: letters mark significant differences](/pictures/site/cross-table-en.webp#1200x750)

## Step 9: Write the report (10 minutes)

With at least 10 success samples, open **Report** and press **A report at a click**: cover, how the survey was done, and a chart with conclusions for every question. To arrange it yourself, go to **Online report**, press **New report**, put charts on its pages and add your judgement. Charts follow the data.

Then share it by a link, or download it.

![A report: charts follow the data](/pictures/site/report-en.webp#1200x750)

## What next

- How each part works: [the manual](/product-manual)
- Why methods work as they do: the articles in [the news](/news)
- Data in Excel or SPSS already? Bring them in by **Data import**; labels of options and values come along.`,
  },
);
