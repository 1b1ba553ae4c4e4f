import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { useTac } from '../../forms/tac-entry.tsx'

/** The one-time code that a change of the accounts takes. A failed request throws its `ProblemError`. */
export function useBankCode() {
  const tac = useTac()
  const request = useOperation('requestBankTac', { shownInPlace: true })
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
