import type { InputOf } from '@marquee/contracts/operations'
import { Link } from 'react-router'
import { httpRequest } from '../../api/call.ts'
import { operationFacts } from '../../api/contract-facts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { type PageLinkProps, Pagination } from '../../ui/pagination/pagination.tsx'
import { type RecordFilters, recordSearch } from './record-filters.ts'

/** What can be taken away from a history: its whole filter as a file, and the page on paper. */
export function RecordActions({ kind, query }: { kind: Kind; query: Query }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { url } = httpRequest(operationFacts.exportReport, {
    params: { kind },
    query: { ...query, language },
  })
  return (
    <div className="wrap record-actions">
      <a className={buttonClass({ variant: 'outline' })} href={url} download>
        <Icon name="download" />
        {t('records.csv')}
      </a>
      <Button variant="quiet" onClick={() => window.print()}>
        {t('records.print')}
      </Button>
    </div>
  )
}

type Input = InputOf<'exportReport'>
type Kind = Input['params']['kind']
type Query = Omit<Input['query'], 'language'>

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
