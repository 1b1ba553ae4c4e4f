import { Suspense } from 'react'
import { lazyComponent } from '../../../../browser/import-chunk.ts'
import type { MegaPanelProps } from './mega-panel.tsx'

const MegaPanel = lazyComponent(async () => (await import('./mega-panel.tsx')).MegaPanel)

/** The panel of a category, whose code is loaded when the first one opens. */
export function LazyMegaPanel(props: MegaPanelProps) {
  return (
    <Suspense>
      <MegaPanel {...props} />
    </Suspense>
  )
}
