/** Questions that schemes have in common. Quotas count by them, so they stand at the beginning. */
export const genderZh = `
您的性别 [单选题] [必填]
男
女
不便透露`;

export const genderEn = `
What is your gender? [single choice] [required]
Male
Female
I would rather not say`;

/** Whoever is too young is last, and screened out. */
export const ageZh = `
您的年龄 [单选题] [必填]
18–24 岁
25–34 岁
35–44 岁
45–54 岁
55 岁及以上
18 岁以下`;

export const ageEn = `
How old are you? [single choice] [required]
18–24
25–34
35–44
45–54
55 or older
Under 18`;

export const tenureZh = `
您成为我们的客户多久了？ [单选题] [必填]
不到 1 年
1–3 年
3–5 年
5 年以上`;

export const tenureEn = `
How long have you been our customer? [single choice] [required]
Less than a year
1–3 years
3–5 years
More than 5 years`;

export const points = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join('\n');
export const satisfiedZh = '非常不满意\n不太满意\n一般\n比较满意\n非常满意';
export const satisfiedEn = 'Very dissatisfied\nRather dissatisfied\nNeither\nRather satisfied\nVery satisfied';
export const agreeZh = '非常不同意\n不太同意\n一般\n比较同意\n非常同意';
export const agreeEn = 'Strongly disagree\nDisagree\nNeither\nAgree\nStrongly agree';
export const likelyZh = '一定不会\n可能不会\n说不准\n可能会\n一定会';
export const likelyEn = 'Definitely not\nProbably not\nNot sure\nProbably\nDefinitely';
