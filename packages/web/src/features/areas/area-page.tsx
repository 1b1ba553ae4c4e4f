import { useTranslation } from 'react-i18next'
import './area-page.css'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AreaAbsent } from './area-absent.tsx'
import { areaIcon } from './area-icon.ts'
import type { AreaName } from './area-name.ts'

/** The page of a business area that the brand does not offer: what the area is, and a notice that it is missing. */
export function AreaPage({ area }: { area: AreaName }) {
  return (
    <div className="area">
      <AreaHead area={area} />
      <AreaAbsent area={area} />
    </div>
  )
}

/** The area page's skeleton, until the session is confirmed. */
export function AreaWaiting({ area }: { area: AreaName }) {
  return (
    <div className="area" aria-busy="true">
      <AreaHead area={area} />
      <Skeleton className="area-coming" />
    </div>
  )
}

function AreaHead({ area }: { area: AreaName }) {
  const { t } = useTranslation(['ui', '_m'])
  return <PageHeader icon={areaIcon(area)} title={t(`_m:page.${area}`)} text={t(`areas.${area}.lead`)} />
}
