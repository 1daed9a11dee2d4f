import type { Locale } from 'antd/es/locale';

/**
 * A locale of Ant Design with our word for "20 per page" (P9.16). Its files come as the locale itself or as a module around it, by the
 * way they were bundled; around it, Ant Design looks inside and would never see an override beside it.
 */
export function withPageSize(given: Locale | { readonly default: Locale }, pageSize: string): Locale {
  const locale = 'default' in given ? given.default : given;
  return { ...locale, Pagination: { ...locale.Pagination, items_per_page: pageSize } };
}
