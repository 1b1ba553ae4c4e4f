import './login-skeleton.css'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The place of the login form, whose code is on its way. */
export function LoginSkeleton() {
  return (
    <div className="login-skeleton" aria-busy="true">
      <Skeleton className="login-skeleton-form" />
    </div>
  )
}
