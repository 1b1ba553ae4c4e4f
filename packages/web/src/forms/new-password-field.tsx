import { NewPassword } from '@marquee/contracts/form-fields'
import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import './new-password-field.css'
import { PasswordField } from '../ui/form/password-field.tsx'
import { passwordScore } from './password-score.ts'

interface NewPasswordFieldProps {
  label: string
  field: { name: string; error: string | undefined; onBlur: () => void; onChange: () => void }
}

const labels = [undefined, 'strengthWeak', 'strengthFair', 'strengthGood', 'strengthStrong'] as const

/** The field for a new password: its rule, a strength meter, and a button that reveals it. */
export function NewPasswordField({ label, field }: NewPasswordFieldProps) {
  const { t } = useTranslation(['ui', 'validation'])
  const [score, setScore] = useState(0)
  const strength = labels[score]
  return (
    <div className="stack gap-2">
      <PasswordField
        {...field}
        label={label}
        hint={t('validation:newPassword')}
        autoComplete="new-password"
        required
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        onChange={(event) => {
          setScore(scoreOf(event.currentTarget.value))
          field.onChange()
        }}
      />
      <StrengthMeter score={score} label={strength ? t(`account.${strength}`) : ''} />
    </div>
  )
}

// A password that the rule refuses counts as weak, however long it is.
const scoreOf = (password: string) =>
  Math.min(passwordScore(password), NewPassword.safeParse(password).success ? 4 : 1)

interface StrengthMeterProps {
  /** 0 (nothing typed) to 4. */
  score: number
  /** What the score means, in words. */
  label: string
}

/** Shows the strength of a password. */
function StrengthMeter({ score, label }: StrengthMeterProps) {
  return (
    <p className="row strength" data-score={score}>
      <span className="strength-bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="fine strength-word" aria-live="polite">
        {label}
      </span>
    </p>
  )
}
