import { type ComponentType, useEffect, useState } from 'react'
import { savesData } from '../browser/when-idle.ts'

/**
 * What a page shows by itself once the visitor is idle. Its code is loaded after the first tap, so that it does not delay
 * that one, and not at all in data-saving mode. If it does not load, nothing is shown.
 */
export function LazyIdlePrompts() {
  const [IdlePrompts, setPrompts] = useState<ComponentType>()
  useEffect(() => {
    if (savesData()) return undefined
    const stop = () => window.removeEventListener('click', begin)
    const begin = () => {
      if (!navigator.onLine) return
      stop()
      import('../templates/parts/idle-prompts/idle-prompts.tsx').then(
        ({ IdlePrompts: arrived }) => setPrompts(() => arrived),
        () => {},
      )
    }
    window.addEventListener('click', begin)
    return stop
  }, [])
  return IdlePrompts ? <IdlePrompts /> : null
}
