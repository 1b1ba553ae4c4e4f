import './login-skeleton.css'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The login form's skeleton, while its code loads. */
export function LoginSkeleton() {
  return (
    <div className="login-skeleton" aria-busy="true">
      <Skeleton className="login-skeleton-form" />
    </div>
  )
}
