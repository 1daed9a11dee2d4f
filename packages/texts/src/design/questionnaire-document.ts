import { bilingual } from '../bilingual.ts';

/** A questionnaire as a document to read, and sheets to fill in for imports. */
export const questionnaireDocumentTexts = bilingual(
  {
    required: '必答',
    logic: '逻辑',
    checks: '校验',
    calculations: '计算项',
    agreements: '协议',
    pageBreak: '分页',
    sheetName: '导入模板',
    hintSheetName: '填写说明',
    templateName: { options: '选项导入模板', layers: '两级选项导入模板', cascade: '级联选项导入模板' },
    optionColumn: '选项',
    levelColumn: ({ level }: { level: number }) => `第${level}级选项`,
    examples: {
      options: [['苹果'], ['香蕉'], ['橙子']],
      layers: [
        ['水果', '苹果'],
        ['水果', '香蕉'],
        ['蔬菜', '番茄'],
      ],
      cascade: [
        ['浙江省', '杭州市', '西湖区'],
        ['浙江省', '杭州市', '余杭区'],
        ['江苏省', '南京市', '玄武区'],
      ],
    },
    hints: {
      options: [
        '每行一个选项，最多 100 行，每行最多 800 个字符。',
        '请保留第一行表头，从第二行开始填写；示例行可以直接改写。',
      ],
      layers: [
        '第一列填写一级选项，第二列填写二级选项；二级选项必须有对应的一级选项。',
        '一级和二级选项合计最多 100 个，每行最多 800 个字符。',
        '请保留第一行表头，从第二行开始填写；示例行可以直接改写。',
      ],
      cascade: [
        '每行一条完整路径，最多 4 级，各行的级数必须一致，最多 4000 行。',
        '内容中不能包含特殊字符“/”，每行最多 800 个字符。',
        '级数较少时，请删除多余的列；请保留第一行表头，从第二行开始填写。',
      ],
    },
  },
  {
    required: 'required',
    logic: 'Logic',
    checks: 'Checks',
    calculations: 'Calculations',
    agreements: 'Agreements',
    pageBreak: 'Page break',
    sheetName: 'Import',
    hintSheetName: 'How to fill in',
    templateName: { options: 'Option import', layers: 'Two-layer option import', cascade: 'Cascade import' },
    optionColumn: 'Option',
    levelColumn: ({ level }) => `Level ${level}`,
    examples: {
      options: [['Apple'], ['Banana'], ['Orange']],
      layers: [
        ['Fruit', 'Apple'],
        ['Fruit', 'Banana'],
        ['Vegetables', 'Tomato'],
      ],
      cascade: [
        ['England', 'London', 'Camden'],
        ['England', 'London', 'Hackney'],
        ['Scotland', 'Edinburgh', 'Leith'],
      ],
    },
    hints: {
      options: [
        'One option a row, at most 100 rows, at most 800 characters in a row.',
        'Keep the heading in the first row and begin in the second; the examples may be overwritten.',
      ],
      layers: [
        'First-level options stand in the first column, second-level options in the second; a second-level option needs a first-level option.',
        'At most 100 options in both levels together, at most 800 characters in a row.',
        'Keep the heading in the first row and begin in the second; the examples may be overwritten.',
      ],
      cascade: [
        'One whole path a row: at most 4 levels, the same number in every row, at most 4,000 rows.',
        'The special character "/" is not allowed; at most 800 characters in a row.',
        'Delete the columns that you do not need; keep the heading in the first row and begin in the second.',
      ],
    },
  },
);
