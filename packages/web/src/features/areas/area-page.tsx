import { useTranslation } from 'react-i18next'
import './area-page.css'
import { PageHead } from '../../ui/page-head.tsx'
import { AreaAbsent } from './area-absent.tsx'
import { areaIcon } from './area-icon.ts'
import type { AreaName } from './area-name.ts'

/** The page of a business area that this brand does not have: what the area is, and that it is not offered here. */
export function AreaPage({ area }: { area: AreaName }) {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <div className="area">
      <PageHead icon={areaIcon(area)} title={t(`_m:page.${area}`)} text={t(`areas.${area}.lead`)} />
      <AreaAbsent area={area} />
    </div>
  )
}
