import type { ResponseOf } from '@marquee/contracts/operations'
import { useState } from 'react'
import { ProblemError } from '../../api/problem-error.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useRefresh } from '../../player/claims/claim-button.tsx'
import { VisitorStep } from '../../player/claims/rewards-frame.tsx'
import { useRewardText } from '../../player/claims/use-reward-text.ts'
import { paymentIntents } from '../../player/intents/payment-intent.ts'
import { usePaymentIntent } from '../../player/use-payment-intent.ts'
import { useSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Bonuses } from './bonuses.tsx'

/** The player's own bonuses, below the form for a promotion code; a visitor is led to the login. */
export function OwnBonuses() {
  const { status } = useSession()
  if (status === 'visitor') return <VisitorStep />
  return (
    <>
      <CodeForm />
      <Bonuses />
    </>
  )
}

type Reward = ResponseOf<'redeemPromoCode'>
interface Input {
  body: { code: string }
}

const pattern = /^[A-Z0-9-]{3,32}$/
const names = ['code'] as const
const ownTexts = [
  'invalidInput',
  'notFound',
  'expired',
  'alreadyClaimed',
  'notEligible',
  'limitReached',
] as const

/** Redeems a promotion code. What was typed stays until it was redeemed. */
function CodeForm() {
  const { t } = useTranslation()
  const reward = useRewardText()
  const { form, done, limit } = useCodeForm()
  return (
    <section className="stack card reward-card">
      <h2>{t('promotions.code.title')}</h2>
      <form key={done?.turn} className="code-form" {...form.formProps}>
        <TextField
          {...form.field('code')}
          label={t('promotions.code.label')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          className="code-control"
        />
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t('promotions.code.submit')}
        </Button>
      </form>
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <p className="row gap-2 code-done" role="status">
        {done ? (
          <>
            <Icon name="check" />
            {t('promotions.code.done', { reward: reward(done.reward.rewardType, done.reward.amount) })}
          </>
        ) : null}
      </p>
    </section>
  )
}

function useCodeForm() {
  const { t, i18n } = useTranslation()
  const owner = useSession().player?.accountId ?? ''
  const limit = useAttemptLimit()
  const refresh = useRefresh(['listBonuses', 'listPromotions', 'getPromotion'])
  const { mutateAsync } = useOperation('redeemPromoCode')
  const intent = usePaymentIntent<Input, Reward>('redeemPromoCode', ({ body, idempotencyKey }) =>
    mutateAsync({ ...body, idempotencyKey }),
  )
  const [done, setDone] = useState<{ reward: Reward; turn: number }>()

  const errorsOf = (error: unknown): FormErrors<'code'> => {
    if (!(error instanceof ProblemError)) throw error
    const { problem } = error
    if (shownOf(error) === 'sessionEnd' || limit.note(error)) return {}
    limit.count(problem)
    const own = ownTexts.find((code) => code === problem.code)
    return own ? { code: t(`promotions.code.${own}`) } : { form: problemText(problem, i18n) }
  }
  const form = useForm<'code'>({
    names,
    check: ({ code }): { code?: string } =>
      pattern.test(code.trim().toUpperCase()) ? {} : { code: t('promotions.code.format') },
    send: async ({ code }) => {
      const input = { body: { code: code.trim().toUpperCase() } }
      setDone(undefined)
      try {
        const reward = await intent.send(input, null)
        refresh()
        if (!reward) {
          // A code is paid once, whatever key it is sent with: sending it again tells what became of it.
          const open = paymentIntents.findOpen(owner, 'redeemPromoCode', input)
          if (open) paymentIntents.end(owner, open.key)
          return { code: t('promotions.code.unsure') }
        }
        setDone((before) => ({ reward, turn: (before?.turn ?? 0) + 1 }))
        return undefined
      } catch (error) {
        return errorsOf(error)
      }
    },
  })
  return { form, done, limit }
}
