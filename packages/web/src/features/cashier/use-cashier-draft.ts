import { useEffect, useState } from 'react'
import { formDrafts } from '../../browser/form-drafts.ts'
import { useSession } from '../../session/session-state.ts'

/**
 * What the player has chosen and typed so far in a form, by the names of its controls: never a code or a PIN. It
 * survives a reload, a login in between, and a refusal.
 */
export function useCashierDraft(form: 'deposit' | 'withdrawal') {
  const owner = useSession().player?.accountId ?? ''
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => formDrafts.read(owner, form))
  useEffect(() => formDrafts.save(owner, form, values), [owner, form, values])
  return {
    values,
    set: (name: string, value: string) => setValues((current) => ({ ...current, [name]: value })),
    forget: () => formDrafts.remove(owner, form),
  }
}
