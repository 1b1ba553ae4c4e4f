import { categories } from '@marquee/contracts/categories'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { buttonClass } from '../../ui/button/button-class.ts'

/** A notice that the brand does not offer an area, and a link to the games. */
export function AreaAbsent() {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <div className="area-absent">
      <h2>{t('areas.absent.title', { site: site.siteName })}</h2>
      <p>{t('areas.absent.text')}</p>
      <Link className={buttonClass({ variant: 'tonal' })} to={categories.hot.route}>
        {t('games.seeHot')}
      </Link>
    </div>
  )
}
