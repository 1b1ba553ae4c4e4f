import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { type PageLinkProps, Pagination } from '../../ui/pagination/pagination.tsx'
import { type RecordFilters, recordSearch } from './record-filters.ts'

interface RecordPaginationProps {
  filters: RecordFilters
  total: number
  perPage: number
}

/** A history's pagination, as links that keep the filters. */
export function RecordPagination({ filters, total, perPage }: RecordPaginationProps) {
  const { t } = useTranslation()
  const texts = usePaginationTexts(t('records.pages'))
  const search = recordSearch({ ...filters, page: 1 }).toString()
  return (
    <Pagination
      page={filters.page}
      total={total}
      perPage={perPage}
      href={`?${search ? `${search}&` : ''}page=[page]`}
      link={PageLink}
      edges
      texts={texts}
    />
  )
}

function PageLink({ href, ...rest }: PageLinkProps) {
  return <Link to={href} {...rest} />
}
