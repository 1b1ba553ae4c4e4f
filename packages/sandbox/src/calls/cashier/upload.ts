import { randomUUID } from 'node:crypto'
import { call } from '../../call.ts'
import { invalidInput } from '../../refusal.ts'

const maxBytes = 5 * 1024 * 1024

/**
 * Takes a file: a multipart body with the player's identity as texts, and the file. Of the file its type, size and hash
 * are kept. Uploads serve receipts and documents, so that no single area has them.
 */
export const upload = call({
  path: '/api/cashier/upload',
  identify: 'player',
  fields: { file: 'file' },
  handle({ input: { file }, player, db, now }) {
    if (file.size === 0 || file.size > maxBytes) throw invalidInput({ file: 'size' })
    if (file.type === '') throw invalidInput({ file: 'type' })
    const key = `fk-${randomUUID()}`
    db.run`INSERT INTO files VALUES (${key}, ${player.domain}, ${player.account_id}, ${file.type}, ${file.size},
      ${file.sha256}, ${now()})`
    return { value: [{ file_key: key }] }
  },
})
