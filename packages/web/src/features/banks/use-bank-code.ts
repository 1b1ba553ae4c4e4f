import type { FieldError } from '@marquee/contracts/field-errors'
import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { type TacState, useTac } from '../../forms/use-tac.ts'

/** The one-time code that a change of the accounts takes. A failed request throws its `ProblemError`. */
export function useBankCode() {
  const tac = useTac()
  const request = useOperation('requestBankTac')
  const [phone, setPhone] = useState('')
  return {
    tac,
    /** Where the code went, with its middle hidden; empty where the platform leaves it out. */
    phone,
    isSending: request.isPending,
    send: async () => {
      const sent = await request.mutateAsync({})
      setPhone(sent.maskedPhone)
      tac.begin(sent)
    },
  }
}

/** What is wrong with the entered one-time code; nothing before one was sent. */
export function codeErrors(tac: string, state: TacState | null): FieldError[] {
  if (!state || tac.length === state.tacLength) return []
  return [{ path: 'tac', code: tac === '' ? 'required' : 'invalidFormat' }]
}
