import { useTranslation } from 'react-i18next'
import type { AttemptLimit } from '../forms/attempt-limit.tsx'
import { AttemptLimitNotice } from '../forms/attempt-limit.tsx'
import { useSession } from '../session/session-state.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import type { Form } from '../ui/form/use-form.ts'

interface CarePasswordProps {
  /** The props of the form's field. */
  password: ReturnType<Form<string>['field']>
  limit: AttemptLimit
}

/** The password that a change of limits asks for, and how long to wait after too many attempts. */
export function CarePassword({ password, limit }: CarePasswordProps) {
  const { t } = useTranslation()
  const { player } = useSession()
  return (
    <>
      {/* Password managers need the user name beside the password. */}
      <input autoComplete="username" defaultValue={player?.accountId} readOnly hidden />
      <PasswordField
        {...password}
        label={t('care.password')}
        required
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
      <AttemptLimitNotice limit={limit} />
    </>
  )
}
