import type { Player } from '@marquee/contracts/areas/account/identity'
import { updateProfile } from '@marquee/contracts/areas/account/profile'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { parseBody } from '../../api/parse-body.ts'
import { useOperation } from '../../api/use-operation.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useReturnPath } from '../../session/return-path.ts'
import { changePlayer } from '../../session/session-state.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/form/field.tsx'
import { alphabetOnly, filterInput } from '../../ui/form/filter-input.ts'
import { FormError } from '../../ui/form/form-error.tsx'
import { type FormValues, useForm } from '../../ui/form/use-form.ts'
import { ChangeMobile } from './change-mobile.tsx'
import { useProfile } from './use-profile.ts'
import './details.css'

/** Where the player changes name and e-mail address. */
export function Page() {
  const { t } = useTranslation()
  const { data: profile, isPending } = useProfile()
  return (
    <AccountFrame page="edit-profile" text={t('account.editText')}>
      {(player) =>
        isPending ? (
          <Skeleton height={196} />
        ) : (
          <>
            <EditProfileForm player={player} profile={profile} />
            {profile?.canChangeMobile ? <ChangeMobile /> : null}
          </>
        )
      }
    </AccountFrame>
  )
}

const names = ['fullName', 'contactEmail'] as const
type Name = (typeof names)[number]

interface EditProfileFormProps {
  player: Player
  /** `undefined` where it could not be loaded. */
  profile: ResponseOf<'getProfile'> | undefined
}

/**
 * Edits name and e-mail address, and returns to the page that needs them. The response replaces the stored player
 * (specification, section 4).
 */
function EditProfileForm({ player, profile }: EditProfileFormProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const returnTo = useReturnPath() ?? '/profile'
  const texts = useFieldTexts()
  const update = useOperation('updateProfile')
  const limit = useAttemptLimit()

  const check = (values: FormValues<Name>) => texts<Name>(parseBody(updateProfile.body, values).errors ?? [])
  const send = async (values: FormValues<Name>) => {
    try {
      const { player: updated } = await update.mutateAsync({ body: values })
      forget()
      changePlayer(client, updated)
      showToast({ tone: 'success', text: t('account.saved') })
      void navigate(returnTo, { replace: true })
      return undefined
    } catch (error) {
      return texts<Name>(routeFormError(error, names, { limit }))
    }
  }
  const form = useForm<Name>({ names, check, send })
  const forget = useDraft(form.formProps.ref, 'edit-profile', names)

  return (
    <form className="stack gap-4 account-form" {...form.formProps}>
      <TextField
        {...form.field('fullName')}
        {...filterInput(nameFilter(player.fullName))}
        label={t('account.fullName')}
        hint={t(profile?.isNameVerified ? 'account.nameVerified' : 'account.fullNameHelp')}
        defaultValue={player.fullName}
        readOnly={profile?.isNameVerified}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={50}
        required
      />
      <TextField
        {...form.field('contactEmail')}
        label={t('register.optionalLabel', { label: t('account.email') })}
        defaultValue={player.contactEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      {profile?.mobileNumber ? (
        <TextField label={t('login.mobile')} value={profile.mobileNumber} readOnly />
      ) : null}
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap gap-3 account-form-end">
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t('account.save')}
        </Button>
        <Link className={buttonClass({ variant: 'quiet' })} to={returnTo} onClick={forget}>
          {t('account.cancel')}
        </Link>
      </div>
    </form>
  )
}

/** The alphabet-only filter (specification, section 5); none for a stored name that has other characters already. */
function nameFilter(stored: string): (text: string) => string {
  return alphabetOnly(stored) === stored ? alphabetOnly : (text) => text
}
