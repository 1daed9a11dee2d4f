import { terminalLanguage } from '../bootstrap/language.mjs';

interface ShownPlan {
  readonly planId: string;
  readonly zh: string;
  readonly en: string;
  readonly features: readonly string[];
}

interface ShownLicence {
  readonly feature: string;
  readonly isGranted: boolean;
  readonly isExpired: boolean;
  readonly validUntil: Date | null;
  readonly orderNumber: string | null;
}

interface ShownEnterprise {
  readonly enterpriseId: string;
  readonly name: string;
  readonly planId: string;
  readonly validUntil: Date | null;
}

const day = (time: Date) => time.toISOString().slice(0, 10);

const texts = {
  zh: {
    usage:
      '用法：npm run operator:licences -- plans | plan <版本> <中文名> <英文名> <功能,功能|none> <原因> | enterprises <名称> | list <手机号、邮箱或企业编号> | grant <手机号、邮箱或企业编号> <功能> <天数|forever> <原因> | withdraw <手机号、邮箱或企业编号> <功能> <原因>',
    plan: ({ planId, zh, en, features }: ShownPlan) => `${planId}  ${zh}  ${en}  ${features.join(',') || '无授权功能'}`,
    saved: (planId: string) => `版本 ${planId} 已保存，立即生效。`,
    enterprise: ({ enterpriseId, name, planId, validUntil }: ShownEnterprise) =>
      `${enterpriseId}  ${name}  ${planId}  ${validUntil === null ? '永久有效' : `有效期至 ${day(validUntil)}`}`,
    none: '没有找到。',
    held: (features: readonly string[]) => `现有授权：${features.join(',') || '无'}`,
    licence: ({ feature, isGranted, isExpired, validUntil, orderNumber }: ShownLicence) =>
      `${feature}  ${isGranted ? (isExpired ? '已过期' : '已开通') : '已收回'}  ${!isGranted || validUntil === null ? '' : `有效期至 ${day(validUntil)}`}  ${orderNumber ?? ''}`,
    granted: (holder: string, order: string) => `已为 ${holder} 开通，订单号 ${order}。`,
    withdrawn: (holder: string) => `已收回 ${holder} 的授权。`,
    nobody: (holder: string) => `没有用户或企业 ${holder}。`,
  },
  en: {
    usage:
      'Usage: npm run operator:licences -- plans | plan <plan> <Chinese name> <English name> <feature,feature|none> <why> | enterprises <name> | list <phone, address or enterprise id> | grant <phone, address or enterprise id> <feature> <days|forever> <why> | withdraw <phone, address or enterprise id> <feature> <why>',
    plan: ({ planId, zh, en, features }: ShownPlan) =>
      `${planId}  ${zh}  ${en}  ${features.join(',') || 'nothing licensed'}`,
    saved: (planId: string) => `The plan ${planId} is kept and holds from now on.`,
    enterprise: ({ enterpriseId, name, planId, validUntil }: ShownEnterprise) =>
      `${enterpriseId}  ${name}  ${planId}  ${validUntil === null ? 'perpetual' : `until ${day(validUntil)}`}`,
    none: 'Nothing was found.',
    held: (features: readonly string[]) => `Licensed now: ${features.join(',') || 'nothing'}`,
    licence: ({ feature, isGranted, isExpired, validUntil, orderNumber }: ShownLicence) =>
      `${feature}  ${isGranted ? (isExpired ? 'expired' : 'granted') : 'withdrawn'}  ${!isGranted || validUntil === null ? '' : `until ${day(validUntil)}`}  ${orderNumber ?? ''}`,
    granted: (holder: string, order: string) => `Granted to ${holder}, order ${order}.`,
    withdrawn: (holder: string) => `Withdrawn from ${holder}.`,
    nobody: (holder: string) => `Neither an account nor an enterprise is known as ${holder}.`,
  },
};

export const operatorLicenceTexts = texts[terminalLanguage()];
