import './deposit-entry.css'
import { isOffered, pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'

/** The header's one filled button for a player, where the brand takes deposits. On phones it is in the mobile bar. */
export function DepositEntry() {
  const { t } = useTranslation('_m')
  const { capabilities } = useStartup()
  if (!isOffered('deposit', capabilities)) return null
  return (
    <Link className={`${buttonClass()} deposit-entry`} to={pages.deposit.path}>
      {t('page.deposit')}
    </Link>
  )
}
