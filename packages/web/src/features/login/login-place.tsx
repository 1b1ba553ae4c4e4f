import './login-place.css'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of the login form, whose code is on its way. */
export function LoginPlace() {
  return (
    <div className="login-place" aria-busy="true">
      <Skeleton className="login-place-form" />
    </div>
  )
}
