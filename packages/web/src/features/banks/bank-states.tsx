import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** Why an account could not be added or removed, where no field is to blame. */
export type BankNoticeName =
  | 'pendingWithdrawal'
  | 'cantRemove'
  | 'checkingRemoval'
  | 'checkingAddition'
  | 'notRemovedYet'
  | 'notAddedYet'
  | 'full'
  | 'kycRequired'

export function BankNotice({ notice }: { notice: BankNoticeName | undefined }) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  if (!notice) return null
  return (
    <p className="hint" role="alert">
      <Icon name="warning" tone="warning" />
      <span>
        {t(`banks.${notice}`)}{' '}
        {notice === 'kycRequired' && capabilities.includes('kyc') ? (
          <Link to="/verification">{t('banks.verify')}</Link>
        ) : null}
      </span>
    </p>
  )
}

/** The place of the accounts. */
export function BankSkeleton() {
  return (
    <div className="bank-cards" aria-busy="true">
      <Skeleton height={196} />
      <Skeleton height={196} />
    </div>
  )
}
