import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'

/** The brand's analytics scripts, as written. Any section other than HEAD becomes BODY, where scripts run later. */
export const analytics = platformCall({
  path: '/api/settings/get_analytics',
  kind: 'read',
  identify: 'domain',
  onFailure: 'disconnect',
  response: z.object({ value: z.array(z.object({ section: text(), script: text() })) }),
  read: ({ value }) =>
    value
      .filter(({ script }) => script.trim() !== '')
      .map(({ section, script }) => ({ section: readSection(section), script })),
})

function readSection(section: string): 'HEAD' | 'BODY' {
  return section.trim().toUpperCase() === 'HEAD' ? 'HEAD' : 'BODY'
}
