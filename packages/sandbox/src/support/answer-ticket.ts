import type { Storage } from '../platform.ts'
import { addMessage } from './ticket.ts'

const answers = {
  en: 'This is an automatic reply. We’ve received your message and it’s in the queue. For money, add the reference number; for a game, its name and the time.',
  local:
    'Automatic na sagot ito. Natanggap namin ang mensahe mo at nasa pila na. Kung tungkol sa pera, idagdag ang reference number; kung sa laro, ang pangalan at oras nito.',
  cn: '这是自动回复。我们已收到您的留言，正在排队处理。如涉及款项，请补充参考编号；如涉及游戏，请补充游戏名称和时间。',
}

/** Answers a question automatically, and says so, in the language of its last message. */
export function answerTicket({ db, now }: Storage, ticketId: string): void {
  const last = db.one<{ message: string }>`SELECT message FROM ticket_messages WHERE ticket_id = ${ticketId}
    ORDER BY rowid DESC LIMIT 1`
  const message = answers[languageOf(last?.message ?? '')]
  db.transaction(() => {
    addMessage(db, ticketId, { from: 'SUPPORT', message, at: now() })
    db.run`UPDATE tickets SET status = 'ANSWERED', updated_at = ${now()}, due_at = NULL WHERE ticket_id = ${ticketId}`
  })
}

function languageOf(text: string): keyof typeof answers {
  if (/\p{Script=Han}/u.test(text)) return 'cn'
  return /\b(?:ang|ng|mga|ko|po|hindi|wala|pera|bakit|paano)\b/i.test(text) ? 'local' : 'en'
}
