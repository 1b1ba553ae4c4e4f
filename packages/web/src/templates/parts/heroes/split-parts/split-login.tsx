import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { lazyComponent } from '../../../../browser/import-chunk.ts'
import { LoginSkeleton } from '../../../../features/login/login-skeleton.tsx'
import { useLoginAddress } from '../../../../session/login-address.ts'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { useNearViewport } from '../../../use-near-viewport.ts'

const LoginForm = lazyComponent(
  async () => (await import('../../../../features/login/login-form.tsx')).LoginForm,
)

/**
 * The login form beside a wide banner, and links to log in and to sign up beneath a narrow one. The form's code is
 * loaded only where the form is seen.
 */
export function SplitLogin() {
  const { t } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  const form = useNearViewport<HTMLDivElement>('0px', () => setSeen(true))
  return (
    <>
      <p className="split-links">
        <Link className={buttonClass({ variant: 'outline' })} to={useLoginAddress()}>
          {t('site.logIn')}
        </Link>
        <Link className={buttonClass({ variant: 'tonal' })} to="/register">
          {t('site.signUp')}
        </Link>
      </p>
      <div className="split-form" ref={form}>
        <h2>{t('login.title')}</h2>
        {isSeen ? (
          <Suspense fallback={<LoginSkeleton />}>
            <FormWithRules />
          </Suspense>
        ) : (
          <LoginSkeleton />
        )}
      </div>
    </>
  )
}

/** The form, once it is known whether account ids are mobile numbers: it must not change under the visitor's hands. */
function FormWithRules() {
  const { isPending } = useQuery(query('getSignupForm', {}))
  return isPending ? <LoginSkeleton /> : <LoginForm />
}
