import { NewPassword } from '@marquee/contracts/form-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './new-password-field.css'
import { PasswordField } from '../ui/form/password-field.tsx'
import { passwordScore } from '../ui/feedback/password-score.ts'
import { StrengthMeter } from '../ui/feedback/strength-meter.tsx'

interface NewPasswordFieldProps {
  label: string
  field: { name: string; error: string | undefined; onBlur: () => void; onChange: () => void }
}

const words = [undefined, 'strengthWeak', 'strengthFair', 'strengthGood', 'strengthStrong'] as const

/** A password that is chosen: its rule, how hard it is to guess, and a look at it on request. */
export function NewPasswordField({ label, field }: NewPasswordFieldProps) {
  const { t } = useTranslation(['ui', 'validation'])
  const [score, setScore] = useState(0)
  const word = words[score]
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
      <StrengthMeter score={score} label={word ? t(`account.${word}`) : ''} />
    </div>
  )
}

// The form will not take what its rule refuses, however long it is.
const scoreOf = (password: string) =>
  Math.min(passwordScore(password), NewPassword.safeParse(password).success ? 4 : 1)
