import type { Bank } from '@marquee/contracts/areas/banks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { AttemptLimitNotice } from '../../forms/attempt-limit.tsx'
import { showStep } from '../../forms/show-step.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { useOnHydrated } from '../../ui/layout/use-on-hydrated.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { isWallet, numberLength } from './account-number.ts'
import { BankChoice } from './bank-choice.tsx'
import type { BankField } from './bank-fields.ts'
import { BankNotice } from './bank-notice.tsx'
import { useAddBank } from './use-add-bank.ts'
import { useEditNameAddress } from './use-edit-name-address.ts'

interface AddBankFormProps {
  banks: readonly Bank[]
  /** The player's full name. */
  holder: string
}

/** The details of a new account, then the one-time code that confirms it. */
export function AddBankForm({ banks, holder }: AddBankFormProps) {
  const { t } = useTranslation()
  const offered = banks.filter(({ isWithdrawalEnabled }) => isWithdrawalEnabled)
  const { form, code, entered, limit, notice, resend, bankOf, edit } = useAddBank(offered, holder)
  const chosen = bankOf(form.read())
  useFollowStep(form, entered === null)
  return (
    <form className="bank-form" {...form.formProps}>
      <Details form={form} banks={offered} holder={holder} isHidden={entered !== null} />
      {entered ? (
        <>
          <p className="bank-picked">
            <strong>{chosen?.bankName}</strong>
            <span className="num">{form.read().accountNumber}</span>
          </p>
          <p role="status">
            {code.phone ? t('register.codeSent', { number: code.phone }) : t('banks.codeSent')}
          </p>
          <TacEntry
            state={entered}
            field={form.field('tac')}
            onResend={resend}
            isResending={code.isSending}
          />
        </>
      ) : (
        <Hold />
      )}
      <BankNotice notice={notice} />
      <AttemptLimitNotice limit={limit} />
      <div className="bank-form-end">
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t(entered ? 'banks.add' : 'login.sendCode')}
        </Button>
        {entered ? (
          <Button variant="quiet" onClick={edit}>
            {t('register.change')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/**
 * After a change of step: the form's beginning is in view, and at the details what is wrong there has the focus, which it
 * could not take while it was hidden. The code's field takes the focus itself.
 */
function useFollowStep({ formProps: { ref } }: Form<BankField>, isAtDetails: boolean): void {
  const last = useRef(isAtDetails)
  useEffect(() => {
    if (last.current === isAtDetails) return
    last.current = isAtDetails
    if (isAtDetails)
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus({ preventScroll: true })
    showStep(ref.current)
  }, [ref, isAtDetails])
}

interface DetailsProps extends AddBankFormProps {
  form: Form<BankField>
  isHidden: boolean
}

function Details({ form, banks, holder, isHidden }: DetailsProps) {
  const { t } = useTranslation()
  const bankCode = form.field('bankCode')
  const [chosen, setChosen] = useState('')
  const noteChoice = () => setChosen(form.read().bankCode)
  useOnHydrated(noteChoice)
  const bank = banks.find((each) => each.bankCode === chosen)
  const isMobile = bank !== undefined && isWallet(bank)
  const editNameAddress = useEditNameAddress()
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 30, required: true } as const
  return (
    <div className="bank-fields" hidden={isHidden}>
      <BankChoice
        banks={banks}
        field={{
          ...bankCode,
          onChange: () => {
            bankCode.onChange()
            noteChoice()
          },
        }}
      />
      <TextField label={t('banks.holder')} value={holder} readOnly hint={t('banks.holderHelp')} />
      <p className="bank-note bank-name-wrong">
        <Link to={editNameAddress}>{t('banks.nameWrong')}</Link>
      </p>
      <TextField
        {...form.field('accountNumber')}
        {...number}
        label={t(isMobile ? 'banks.walletNumber' : 'banks.number')}
        hint={!bank || isMobile ? undefined : t('banks.numberHelp', { length: numberLength(bank) })}
        placeholder={isMobile ? '09XXXXXXXXX' : undefined}
      />
      <TextField {...form.field('repeatNumber')} {...number} label={t('banks.repeat')} />
      {isMobile ? null : (
        <TextField
          {...form.field('branch')}
          label={t('register.optionalLabel', { label: t('banks.branch') })}
          maxLength={100}
          autoComplete="off"
        />
      )}
    </div>
  )
}

function Hold() {
  const { t } = useTranslation()
  if (!useStartup().capabilities.includes('withdrawals')) return null
  return (
    <p className="bank-hold">
      <Icon name="info" />
      {t('banks.holdAhead')}
    </p>
  )
}
