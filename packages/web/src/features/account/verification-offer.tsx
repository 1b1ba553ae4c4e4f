import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { hashText } from '../../browser/hash-text.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { useSession } from '../../session/session-state.ts'
import { buttonClass, IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import './verification-offer.css'

/** The player who has hidden the offer in this browser, as a hash that does not name them. */
const hiddenBy = storedValue(
  'marquee.verification-hidden',
  () => localStorage,
  (found) => (typeof found === 'number' ? found : undefined),
)

/**
 * Offers to verify the player's identity before it is needed. Asked once: hidden for good when the player closes it, and
 * only where withdrawals are what it is good for.
 */
export function VerificationOffer() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const owner = hashText(useSession().player?.accountId ?? '')
  const [isHidden, setHidden] = useState(() => hiddenBy.read() === owner)
  const isOffered = capabilities.includes('kyc') && capabilities.includes('withdrawals')
  const { data } = useQuery({
    ...query('getKyc', {}),
    enabled: isOffered && !isHidden,
    meta: { shownInPlace: true },
  })
  if (isHidden || data?.status !== 'NONE') return null
  const hide = () => {
    hiddenBy.write(owner)
    setHidden(true)
  }
  return (
    <section className="verification-offer">
      <Icon name="info" />
      <p>{t('account.verifyOffer')}</p>
      <Link className={buttonClass({ variant: 'tonal' })} to="/verification">
        {t('account.verifyYes')}
      </Link>
      <IconButton icon="close" label={t('account.verifyHide')} onClick={hide} />
    </section>
  )
}
