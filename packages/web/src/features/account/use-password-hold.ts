import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Says how long withdrawals will wait after a new password; empty where the platform tells of no wait. */
export function usePasswordHold(): string {
  const { t } = useTranslation()
  const { passwordHoldHours, capabilities } = useStartup()
  if (!passwordHoldHours || !capabilities.includes('withdrawals')) return ''
  return t('account.passwordHold', { count: passwordHoldHours })
}
