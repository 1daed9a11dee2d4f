import { bilingual } from '../bilingual.ts';

/** The sheet by which a name list is filled in. */
export const respondentTemplateTexts = bilingual(
  {
    fileName: '名单导入模板',
    /** What people call these columns besides, a comma between each. */
    otherHeadings: {
      name: '名字、人名、受访者、受访者姓名、客户姓名、员工姓名、学生姓名、联系人',
      mobile: '手机、手机号码、移动电话、电话、电话号码、联系电话、联系方式、联系手机',
      email: '邮件、电子邮件、电子邮箱、邮箱地址、邮件地址、电邮',
      group: '组别、小组、所属分组',
      labels: '标记、用户标签、客户标签',
    },
    sheetName: '名单',
    hintSheetName: '填写说明',
    hints: [
      '每行一位受访者，少于 10,000 行，没有的信息留空。',
      '请保留第一行表头，从第二行开始填写。其余列可以自行添加，列名就是自定义字段的名称。',
      '姓名、分组与自定义字段最多 200 个字符；手机号为 11 位；多个标签用顿号或逗号分隔，合计最多 500 个字符。',
    ] as readonly string[],
  },
  {
    fileName: 'Name list import',
    otherHeadings: {
      name: 'full name, person, respondent, respondent name, customer name, employee name, contact name',
      mobile: 'mobile number, mobile phone, phone, phone number, cell, cell phone, cellphone, telephone, tel',
      email: 'mail, email address, mail address',
      group: 'groups, group name',
      labels: 'label, tag, tags',
    },
    sheetName: 'Name list',
    hintSheetName: 'How to fill in',
    hints: [
      'One person a row, fewer than 10,000 rows; leave blank what you do not know.',
      'Keep the headings in the first row and begin in the second. Add columns of your own: their headings become the names of custom fields.',
      'Names, groups and custom fields have at most 200 characters, mobile numbers 11 digits; separate labels by commas, at most 500 characters in all.',
    ],
  },
);
