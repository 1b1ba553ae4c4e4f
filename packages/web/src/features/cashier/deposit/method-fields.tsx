import type { DepositField } from '@marquee/contracts/areas/cashier/deposit-methods'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { digitsOnly, filterInput } from '../../../ui/form/filter-input.ts'
import { Select } from '../../../ui/form/select.tsx'
import type { Form } from '../../../ui/form/use-form.ts'

interface MethodFieldsProps {
  fields: readonly DepositField[]
  values: Readonly<Record<string, string>>
  onValue: (name: string, value: string) => void
  field: Form<string>['field']
}

/** The fields that a method asks for besides the amount, drawn from what it declares. */
export function MethodFields({ fields, values, onValue, field }: MethodFieldsProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel()
  const localText = useLocalText()
  return fields.map((declared) => {
    const { name, type, required, maxLength, options } = declared
    const control = field(name)
    const label = required ? labelOf(declared) : t('register.optionalLabel', { label: labelOf(declared) })
    const events = {
      ...control,
      label,
      value: values[name] ?? '',
      onChange: (event: { target: { value: string } }) => {
        onValue(name, event.target.value)
        control.onChange()
      },
    }
    if (type === 'select') {
      const choices = options.map(({ value, label }) => ({ value, label: localText(label) }))
      return (
        <Select
          key={name}
          {...events}
          options={[{ value: '', label: t('cashier.fields.choice') }, ...choices]}
        />
      )
    }
    return (
      <TextField
        key={name}
        {...events}
        {...(type === 'digits' ? filterInput(digitsOnly) : {})}
        inputMode={type === 'digits' ? 'numeric' : type === 'phone' ? 'tel' : 'text'}
        autoComplete={type === 'phone' ? 'tel' : 'off'}
        // A phone number may be pasted in any of its forms.
        maxLength={type === 'phone' ? 30 : (maxLength ?? 200)}
        required={required}
      />
    )
  })
}

/** Returns the label of a method's field: our text for its key, or the key itself, which is the platform's own label. */
function useFieldLabel(): (field: Pick<DepositField, 'labelKey' | 'name'>) => string {
  const { t, i18n } = useTranslation()
  return ({ labelKey, name }) => {
    const key = `cashier.fields.${labelKey}`
    return i18n.exists(key, { ns: 'ui' }) ? t(key as 'cashier.fields.choose') : labelKey || name
  }
}
