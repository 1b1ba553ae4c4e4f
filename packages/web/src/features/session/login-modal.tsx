import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { query } from '../../api/query.ts'
import { preloadable } from '../../browser/import-chunk.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { readLoginRequest } from '../../session/login-request.ts'
import { useSession } from '../../session/session-state.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { closeModals, openModal, useModal } from '../../ui/overlay/modal-store.ts'
import type { LoginFormProps } from './login-form.tsx'
import { LoginSkeleton } from './login-skeleton.tsx'
import './login-modal.css'
import { useQuery } from '@tanstack/react-query'

// Few visits open the modal, so the form and its validation rules load on first opening.
const { Component: LoginForm, preload } = preloadable(
  async () => (await import('./login-form.tsx')).LoginForm,
)

// Specification, sections 2 and 9: the modal opens about 1 s after the redirect to the home page.
const openAfterMs = 1_000

/**
 * Login as a modal. It opens by its hash in the address, and on the home page for a visitor who was redirected there
 * from a page that requires login; after login the visitor continues to that page. A game opens it over the page that
 * it is on (`useAskLogin`), which is as it was when the visitor closes it.
 */
export function LoginModal({ id }: { id: string }) {
  const { t } = useTranslation()
  const { open, state: asked, close } = useModal(id)
  const { status } = useSession()
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const here = readLoginRequest(state)
  const requested = readLoginRequest(asked)
  const redirectedFrom = pathname === '/' ? here.next : undefined
  const next = redirectedFrom ?? requested.next
  const wish = requested.wish ?? here.wish
  const hasHash = hash === `#${id}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the hash opens it again (key)
  useEffect(() => {
    if (status !== 'player' && hasHash) openModal(id)
  }, [id, hasHash, key, status])

  useEffect(() => {
    if (status === 'player' || redirectedFrom === undefined) return
    const timer = setTimeout(() => openModal(id), openAfterMs)
    return () => clearTimeout(timer)
  }, [id, redirectedFrom, status])

  const leave = () => {
    close()
    if (hasHash || redirectedFrom) void navigate(`${pathname}${search}`, { replace: true, state: null })
  }
  const continueToNext = () => {
    closeModals()
    if (hasHash || next) void navigate(next ?? `${pathname}${search}`, { replace: true, state: null })
  }
  return (
    <Dialog id={id} open={open} title={t('login.title')} onClose={leave} closeLabel={t('app.close')}>
      <div className="login-sheet">
        <Suspense fallback={<LoginSkeleton />}>
          <FormWithRules
            onDone={continueToNext}
            onLeave={closeModals}
            request={{ next, wish }}
            takesFocus="always"
          />
        </Suspense>
      </div>
    </Dialog>
  )
}

/** The form, once it is known whether account ids are mobile numbers: it must not change under the visitor's hands. */
function FormWithRules(props: LoginFormProps) {
  const { isPending } = useQuery(query('getSignupForm', {}))
  useEffect(() => {
    // A failure shows when the form is rendered.
    preload().catch(() => {})
  }, [])
  return isPending ? <LoginSkeleton /> : <LoginForm {...props} />
}
