import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import './field.css'

/** By a form's button: why it did not work, where no field is to blame. What was typed stays. */
export function FormError({ error }: { error: ReactNode }) {
  return error ? (
    <p className="field-note field-error" role="alert">
      <Icon name="warning" />
      {error}
    </p>
  ) : null
}
