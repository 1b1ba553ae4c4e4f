import { changeMobile, requestMobileTac } from '@marquee/contracts/areas/account/mobile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parseBody } from '../../api/parse-body.ts'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useTac } from '../../forms/use-tac.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/form/field.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { usePasswordHold } from './use-password-hold.ts'
import './details.css'

/** Changes the number that codes are sent to: a button, and the dialog that it opens. */
export function ChangeMobile() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('account.mobileChange')}
      </Button>
      <Dialog open={isOpen} title={t('account.mobileChange')} onClose={close} closeLabel={t('app.close')}>
        <MobileForm onDone={close} />
      </Dialog>
    </>
  )
}

/** The new number and the password, then the code that the number was sent. */
function MobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const hold = usePasswordHold()
  const { form, tac, limit, resend, isSendingCode } = useMobileForm(onDone)
  return (
    <form className="stack gap-4 account-form" {...form.formProps}>
      <div className="stack gap-4 account-form" hidden={tac.state !== null}>
        <p>{t('account.mobileText')}</p>
        <TextField
          {...form.field('contactPhone')}
          label={t('account.mobileNew')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="09XXXXXXXXX"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('account.currentPassword')}
          required
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
        {hold ? <p className="muted">{hold}</p> : null}
      </div>
      {tac.state ? (
        <>
          <p role="status">{t('register.codeSent', { number: form.read().contactPhone })}</p>
          <TacEntry
            state={tac.state}
            form={form}
            limit={limit}
            onResend={resend}
            isResending={isSendingCode}
          />
        </>
      ) : null}
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap gap-3 account-form-end">
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t(tac.state ? 'account.mobileSave' : 'login.sendCode')}
        </Button>
        {tac.state ? (
          <Button variant="quiet" onClick={tac.reset}>
            {t('register.change')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const names = ['contactPhone', 'password', 'tac'] as const
type Name = (typeof names)[number]
type Values = FormValues<Name>

function useMobileForm(onDone: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const texts = useFieldTexts()
  const tac = useTac()
  const limit = useAttemptLimit()
  const request = useOperation('requestMobileTac')
  const change = useOperation('changeMobile')

  const requestCode = async ({ contactPhone, password }: Values) =>
    tac.begin(await request.mutateAsync({ body: { contactPhone, password } }))

  const saveNumber = async ({ contactPhone, tac: code }: Values) => {
    const { mobileNumber } = await change.mutateAsync({ body: { contactPhone, tac: code } })
    client.setQueryData(
      [...queryKey('getProfile', {})],
      (profile: object | undefined) => profile && { ...profile, mobileNumber },
    )
    // Withdrawals may have to wait now.
    void client.invalidateQueries({ queryKey: queryKey('getWithdrawalInfo', {}) })
    showToast({ tone: 'success', text: t('account.mobileChanged') })
    onDone()
  }

  const textsOf = (errors: Parameters<typeof texts>[0]): FormErrors<Name> => {
    const found = texts<Name>(errors, { password: 'currentPassword' })
    const isOther = errors.some(({ path, code }) => path === 'contactPhone' && code === 'invalidValue')
    return isOther ? { ...found, contactPhone: t('account.mobileOther') } : found
  }

  const fail = (error: unknown): FormErrors<Name> => {
    const found = textsOf(routeFormError(error, names, { limit }))
    // The number and the password can only be corrected where they are shown.
    if (found.contactPhone || found.password) tac.reset()
    return found
  }

  const form = useForm<Name>({
    names,
    check: (values) => textsOf(fieldErrors(values, tac.state !== null)),
    send: async (values) => {
      try {
        await (tac.state ? saveNumber(values) : requestCode(values))
        return undefined
      } catch (error) {
        if (tac.state) tac.miss(error)
        return fail(error)
      }
    },
  })
  return {
    form,
    tac,
    limit,
    resend: () => void requestCode(form.read()).catch((error) => form.show(fail(error))),
    isSendingCode: request.isPending,
  }
}

function fieldErrors({ contactPhone, password, tac }: Values, hasCode: boolean) {
  const read = hasCode
    ? parseBody(changeMobile.body, { contactPhone, tac })
    : parseBody(requestMobileTac.body, { contactPhone, password })
  return read.errors ?? []
}
