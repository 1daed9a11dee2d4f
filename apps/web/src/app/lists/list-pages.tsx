import { Pagination } from 'antd';

interface ListPagesProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly className?: string | undefined;
  onPage(page: number): void;
}

/** From page to page of a list; nothing where it has one alone. */
export function ListPages({ page, size, total, className = '', onPage }: ListPagesProps) {
  return (
    <Pagination
      className={className}
      align="end"
      current={page}
      pageSize={size}
      total={total}
      onChange={onPage}
      showSizeChanger={false}
      hideOnSinglePage
    />
  );
}
