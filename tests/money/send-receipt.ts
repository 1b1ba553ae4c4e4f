import { type Intent, knownRecord } from './intent.ts'
import { playerOf, type Stage } from './stage.ts'
import type { Way } from './step.ts'

// The least that is a PDF by its content.
const receipt = '%PDF-1.4\n%%EOF\n'
// A gateway gives an upload more time than any other call.
const leaveAfterMs = 2000
const boundary = 'marquee-receipt'

/** Hands in the receipt of a deposit that a client knows. @returns what came of it, in a word */
export async function sendReceipt(stage: Stage, intent: Intent, way: Way): Promise<string> {
  const id = intent.plan.kind === 'deposit' && knownRecord(intent)
  if (!id) return 'not possible'
  const part =
    'content-disposition: form-data; name="file"; filename="r.pdf"\r\ncontent-type: application/pdf'
  const body = `--${boundary}\r\n${part}\r\n\r\n${receipt}\r\n--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const path = `/api/cashier/deposits/${id}/receipt`
  const { answer } = await playerOf(stage, intent).ask(way, path, {
    method: 'POST',
    headers,
    body,
    leaveAfterMs,
  })
  return String(answer?.status ?? 'cut')
}
