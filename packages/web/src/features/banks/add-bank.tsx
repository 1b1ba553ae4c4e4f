import type { Bank } from '@marquee/contracts/areas/banks'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { query } from '../../api/query.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { AttemptLimitNotice } from '../../forms/attempt-limit.tsx'
import { showStep } from '../../forms/show-step.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { returnField } from '../../session/login-address.ts'
import { useSession } from '../../session/session-state.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { useOnHydrated } from '../../ui/layout/use-on-hydrated.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { BankChoice } from './bank-choice.tsx'
import { type BankField, isWallet, numberLength } from './bank-fields.ts'
import { BankNotice, BankSkeleton } from './bank-states.tsx'
import { useMyBanks } from './my-banks.ts'
import { useAddBank } from './use-add-bank.ts'

/** Adds an account, or says what has to come first. */
export function AddBank() {
  const { t } = useTranslation(['ui', '_m'])
  const { player } = useSession()
  const catalogue = useQuery(query('listBanks', {}))
  const own = useMyBanks()
  const result = {
    data:
      player && catalogue.data && own.data
        ? { player, banks: catalogue.data.items, own: own.data }
        : undefined,
    error: catalogue.data ? own.error : catalogue.error,
    isFetching: catalogue.isFetching || own.isFetching,
    refetch: () => Promise.all([catalogue.refetch(), own.refetch()]),
  }
  return (
    <QueryResults result={result} failed={t('banks.failed')} skeleton={<BankSkeleton />}>
      {({ player: { fullName }, banks, own: { canAdd } }) =>
        fullName === '' ? (
          <NameFirst />
        ) : canAdd ? (
          <AddBankForm banks={banks} holder={fullName} />
        ) : (
          <EmptyState
            icon="wallet"
            title={t('banks.fullTitle')}
            text={t('banks.full')}
            action={
              <Link className={buttonClass({ variant: 'tonal' })} to="/bank-details">
                {t('_m:page.bank-details')}
              </Link>
            }
          />
        )
      }
    </QueryResults>
  )
}

function NameFirst() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="user"
      title={t('banks.nameFirst')}
      text={t('banks.nameFirstText')}
      action={
        <Link className={buttonClass()} to={useEditNameAddress()}>
          {t('banks.addName')}
        </Link>
      }
    />
  )
}

interface AddBankFormProps {
  banks: readonly Bank[]
  /** The player's full name. */
  holder: string
}

/** The details of a new account, then the one-time code that confirms it. */
function AddBankForm({ banks, holder }: AddBankFormProps) {
  const { t } = useTranslation()
  const offered = banks.filter(({ isWithdrawalEnabled }) => isWithdrawalEnabled)
  const { form, code, entered, limit, notice, resend, bankOf, edit } = useAddBank(offered, holder)
  const chosen = bankOf(form.read())
  useFollowStep(form, entered === null)
  return (
    <form className="stack gap-4 bank-form" {...form.formProps}>
      <Details form={form} banks={offered} holder={holder} isHidden={entered !== null} />
      {entered ? (
        <>
          <p className="card bank-picked">
            <strong>{chosen?.bankName}</strong>
            <span className="muted num">{form.read().accountNumber}</span>
          </p>
          <p role="status">
            {code.phone ? t('register.codeSent', { number: code.phone }) : t('banks.codeSent')}
          </p>
          <TacEntry
            state={entered}
            form={form}
            limit={limit}
            onResend={resend}
            isResending={code.isSending}
          />
        </>
      ) : (
        <Hold />
      )}
      <BankNotice notice={notice} />
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap">
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
  useLayoutEffect(() => {
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
    <div className="stack gap-4" hidden={isHidden}>
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
      <p className="muted bank-note bank-name-wrong">
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
    <p className="hint">
      <Icon name="info" tone="quiet" />
      {t('banks.holdAhead')}
    </p>
  )
}

/** The address of the page that edits the player's name, which leads back here. */
function useEditNameAddress(): string {
  const { pathname, search } = useLocation()
  return `/edit-profile?${new URLSearchParams({ [returnField]: `${pathname}${search}` })}`
}
