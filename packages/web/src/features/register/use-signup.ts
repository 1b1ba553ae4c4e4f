import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { attribution } from '../../browser/attribution.ts'
import { visitorId } from '../../browser/visitor-id.ts'
import { useTac } from '../../forms/use-tac.ts'
import { loginPageAddress } from '../../session/login-address.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { beginSession } from '../../session/session-state.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { type SignupValues, signupBody } from './signup-rules.ts'

const toastMs = 6_000

/** What proves the number: for which account id, and what to send. */
interface Proof {
  accountId: string
  sent: { verifyToken: string } | { tac: string }
}

/**
 * The calls of a sign-up: a code where the site asks for one, then the account; then the player is in where the
 * platform lets them in at once, or is shown the login. Each call throws what it failed with.
 */
export function useSignup(rules: SignupFormRules, onSignedUp: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { site } = useStartup()
  const wanted = useReturnPath()
  const tac = useTac()
  const proof = useRef<Proof | undefined>(undefined)
  const request = useOperation('requestRegisterTac', { shownInPlace: true })
  const verify = useOperation('verifyTac', { shownInPlace: true })
  const signup = useOperation('signup', { shownInPlace: true })

  const requestCode = async ({ accountId }: SignupValues) =>
    tac.begin(await request.mutateAsync({ body: { accountId } }))

  const prove = async ({ accountId, tac: code }: SignupValues) => {
    try {
      const { verifyToken } = await verify.mutateAsync({ body: { accountId, tac: code } })
      proof.current = { accountId, sent: verifyToken ? { verifyToken } : { tac: code } }
    } catch (error) {
      tac.miss(error)
      throw error
    }
  }

  const open = async (values: SignupValues) => {
    const proven = proof.current?.accountId === values.accountId ? proof.current.sent : undefined
    const marks = { ...attribution.current(Date.now()), visitorId: visitorId() }
    const body = { ...signupBody(values, rules, marks), ...proven }
    const session = await signup.mutateAsync({ body })
    onSignedUp()
    const text = t(session.authenticated ? 'register.welcome' : 'register.ready', { site: site.siteName })
    showToast({ tone: 'success', text, durationMs: toastMs })
    // The page is for guests: it sends a player on by itself.
    if (session.authenticated) beginSession(client, session.player)
    else void navigate(loginPageAddress(wanted ?? '/'), { replace: true })
  }

  return {
    tac,
    isResending: request.isPending,
    needsCode: ({ accountId }: SignupValues) => rules.tacRequired && proof.current?.accountId !== accountId,
    requestCode,
    prove,
    open,
  }
}
