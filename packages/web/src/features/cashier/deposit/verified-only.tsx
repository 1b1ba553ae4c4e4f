import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'

/** Says at a method that it takes deposits of verified players alone, to a player who isn't one yet. */
export function VerifiedOnly() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const { data } = useQuery({
    ...query('getKyc', {}),
    enabled: capabilities.includes('kyc'),
  })
  return data && data.status !== 'VERIFIED' ? <Badge>{t('cashier.deposit.verifiedOnly')}</Badge> : null
}
