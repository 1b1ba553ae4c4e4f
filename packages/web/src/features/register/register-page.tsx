import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { EntryFrame } from '../../brand/entry-frame.tsx'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useLoginAddress } from '../../session/login-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'
import { RegisterForm } from './register-form.tsx'

/** Sign-up, for visitors who are not signed in. */
export function RegisterPage() {
  const { t } = useTranslation()
  const { site, market } = useStartup()
  const loginAddress = useLoginAddress()
  return (
    <EntryFrame
      asksForAge
      title={t('register.title')}
      text={t('register.intro', { site: site.siteName, age: market.minimumAge })}
    >
      <FormOrSkeleton />
      <p className="register-login">
        {t('register.haveAccount')} <Link to={loginAddress}>{t('login.title')}</Link>
      </p>
    </EntryFrame>
  )
}

function FormOrSkeleton() {
  const { t } = useTranslation(['ui', 'errors'])
  const { data, error, refetch } = useQuery(query('getSignupForm', {}))
  if (data) return <RegisterForm rules={data} />
  if (!error) return <FormSkeleton />
  return (
    <ErrorState
      title={t('errors:errorTitle')}
      text={t('register.unknown')}
      reference={<ProblemReference reference={error.problem.reference} />}
      action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
    />
  )
}

function FormSkeleton() {
  return (
    <div className="register-form" aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="register-place" />
      ))}
    </div>
  )
}
