import { isOffered } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'

/** What every deposit should know: whose account it may come from, and where limits are. */
export function DepositNotes() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  return (
    <p className="deposit-note deposit-notes">
      {t('cashier.deposit.ownName')}{' '}
      {isOffered('responsible-gaming', capabilities) ? (
        <Link to="/responsible-gaming">{t('_m:page.responsible-gaming')}</Link>
      ) : null}
    </p>
  )
}
