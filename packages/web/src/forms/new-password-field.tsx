import { NewPassword } from '@marquee/contracts/form-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './new-password-field.css'
import { passwordScore } from '../ui/feedback/password-score.ts'
import { StrengthMeter } from '../ui/feedback/strength-meter.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'

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
    <div className="new-password">
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
