import type { ResponseOf } from '@marquee/contracts/operations'
import { useCallback, useEffect, useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'

export type PlayerLevel = ResponseOf<'gamifyMiniGame'>

/** The player's points and level, asked for when the page opens and by `update`, which follows each play. */
export function usePlayerLevel() {
  const [level, setLevel] = useState<PlayerLevel>()
  const { mutate, isError } = useOperation('gamifyMiniGame', { shownInPlace: true })
  // The last answer stays on the page while the next one is on its way.
  const update = useCallback(() => mutate({}, { onSuccess: setLevel }), [mutate])
  useEffect(update, [update])
  return { level, isError, update }
}
