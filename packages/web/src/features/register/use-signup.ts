import type { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { attribution } from '../../browser/attribution.ts'
import { visitorId } from '../../browser/visitor-id.ts'
import { useTac } from '../../forms/tac-entry.tsx'
import { loginPageAddress } from '../../session/login-address.ts'
import { newAccount } from '../../session/new-account.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { beginSession } from '../../session/session-state.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { type SignupValues, signupBody } from './signup-rules.ts'

const toastMs = 6_000

/** Proof that the player owns the phone number: the account id that it holds for, and what signup sends. */
interface Verification {
  accountId: string
  proof: { verifyToken: string } | { tac: string }
}

/**
 * The calls of a sign-up: a one-time code where the site requires one, then the account. The player is then signed in,
 * or led to the login where the platform does not sign new accounts in. A failed call throws its `ProblemError`.
 */
export function useSignup(rules: SignupFormRules, onSignedUp: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { site } = useStartup()
  const returnTo = useReturnPath()
  const tac = useTac()
  const verification = useRef<Verification | undefined>(undefined)
  const request = useOperation('requestRegisterTac', { shownInPlace: true })
  const verify = useOperation('verifyTac', { shownInPlace: true })
  const signup = useOperation('signup', { shownInPlace: true })

  const requestCode = async ({ accountId }: SignupValues) =>
    tac.begin(await request.mutateAsync({ body: { accountId } }))

  const verifyCode = async ({ accountId, tac: code }: SignupValues) => {
    try {
      const { verifyToken } = await verify.mutateAsync({ body: { accountId, tac: code } })
      verification.current = { accountId, proof: verifyToken ? { verifyToken } : { tac: code } }
    } catch (error) {
      tac.miss(error)
      throw error
    }
  }

  const isVerified = ({ accountId }: SignupValues) => verification.current?.accountId === accountId

  const openAccount = async (values: SignupValues) => {
    const proof = isVerified(values) ? verification.current?.proof : undefined
    const visit = { ...attribution.current(Date.now()), visitorId: visitorId() }
    const body = { ...signupBody(values, rules, visit), ...proof }
    const session = await signup.mutateAsync({ body })
    onSignedUp()
    newAccount.begin(session.authenticated ? session.player.accountId : body.accountId.toLowerCase())
    const text = t(session.authenticated ? 'register.welcome' : 'register.ready', { site: site.siteName })
    showToast({ tone: 'success', text, durationMs: toastMs, topic: 'session' })
    // The page is for guests only: its guard redirects a player.
    if (session.authenticated) beginSession(client, session.player)
    else void navigate(loginPageAddress(returnTo ?? '/'), { replace: true })
  }

  return {
    tac,
    isSendingCode: request.isPending,
    needsCode: (values: SignupValues) => rules.tacRequired && !isVerified(values),
    requestCode,
    verifyCode,
    openAccount,
  }
}
