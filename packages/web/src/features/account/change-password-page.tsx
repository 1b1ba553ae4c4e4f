import { changePassword } from '@marquee/contracts/areas/account/password'
import type { FieldError } from '@marquee/contracts/field-errors'
import { matchesAccountName } from '@marquee/contracts/form-fields'
import { Link, useNavigate } from 'react-router'
import { parseBody } from '../../api/parse-body.ts'
import { useOperation } from '../../api/use-operation.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { FormError } from '../../ui/form/form-error.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import { usePasswordHold } from './use-password-hold.ts'
import './details.css'

/** Where the player changes the password. */
export function Page() {
  return (
    <AccountFrame page="change-password" text={useConsequences()}>
      {({ accountId }) => <ChangePasswordForm accountId={accountId} />}
    </AccountFrame>
  )
}

/** What a new password brings with it. */
function useConsequences(): string {
  const { t } = useTranslation()
  return `${t('account.changePasswordText')} ${usePasswordHold()}`.trim()
}

const names = ['password', 'newPassword'] as const
type Name = (typeof names)[number]

/** Changes the password. The platform ends the player's other sessions; this one continues. */
function ChangePasswordForm({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const texts = useFieldTexts()
  const change = useOperation('changePassword')
  const limit = useAttemptLimit()
  const textsOf = (errors: Parameters<typeof texts>[0]): FormErrors<Name> =>
    texts(errors, { password: 'currentPassword' })

  const check = (values: FormValues<Name>) => {
    const errors = parseBody(changePassword.body, values).errors ?? []
    const own: FieldError[] = matchesAccountName(values.newPassword, [accountId])
      ? [{ path: 'newPassword', code: 'invalidValue' }]
      : []
    return textsOf([...own, ...errors])
  }
  const send = async (values: FormValues<Name>) => {
    try {
      await change.mutateAsync({ body: values })
      showToast({ tone: 'success', text: t('account.passwordChanged') })
      void navigate('/security', { replace: true })
      return undefined
    } catch (error) {
      return textsOf(routeFormError(error, names, { limit }))
    }
  }
  const form = useForm<Name>({ names, check, send })

  return (
    <form className="stack gap-4 account-form" {...form.formProps}>
      {/* Password managers need the user name beside the password. */}
      <input className="visually-hidden" autoComplete="username" defaultValue={accountId} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('account.currentPassword')}
        autoComplete="current-password"
        required
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
      <NewPasswordField field={form.field('newPassword')} label={t('recovery.newPassword')} />
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap gap-3 account-form-end">
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t('account.changePassword')}
        </Button>
        <Link className={buttonClass({ variant: 'quiet' })} to="/security">
          {t('account.cancel')}
        </Link>
      </div>
    </form>
  )
}
