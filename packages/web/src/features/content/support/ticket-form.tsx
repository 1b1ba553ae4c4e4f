import { createTicket } from '@marquee/contracts/areas/support'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseBody } from '../../../api/parse-body.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { type FormErrors, useForm } from '../../../ui/form/use-form.ts'
import { MessageField } from './message-field.tsx'
import { useSendMessage } from './use-send-message.ts'

const categories = [
  'DEPOSIT',
  'WITHDRAWAL',
  'ACCOUNT',
  'GAME',
  'PROMOTION',
  'RESPONSIBLE_GAMING',
  'OTHER',
] as const
type Name = 'subject' | 'category' | 'message'

/** A new message to support. */
export function TicketForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { send, isFull } = useSendMessage()
  const { mutateAsync } = useOperation('createTicket', { shownInPlace: true })
  const [category, setCategory] = useState<string>(categories[0])
  const form = useForm<Name>({
    names: ['subject', 'category', 'message'],
    check: (values) => {
      const wrong = (parseBody(createTicket.body, values).errors ?? []).map(({ path }) => path)
      const errors: FormErrors<Name> = {}
      if (wrong.includes('subject')) errors.subject = t('help.tickets.subjectFault')
      if (wrong.includes('message')) errors.message = t('help.tickets.messageFault')
      return errors
    },
    send: async (body) => {
      if (await send(body, (idempotencyKey) => mutateAsync({ body, idempotencyKey }))) onDone()
      return undefined
    },
  })
  return (
    <form className="ticket-form" {...form.formProps}>
      <Select
        name="category"
        label={t('help.tickets.category')}
        options={categories.map((value) => ({ value, label: t(`help.tickets.categories.${value}`) }))}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
      />
      <TextField
        {...form.field('subject')}
        label={t('help.tickets.subject')}
        autoComplete="off"
        maxLength={120}
      />
      <MessageField {...form.field('message')} label={t('help.tickets.message')} />
      {isFull ? <p role="alert">{t('help.tickets.full')}</p> : null}
      <div className="ticket-form-end">
        <Button type="submit" busy={form.isSending}>
          {t('help.tickets.send')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('help.tickets.cancel')}
        </Button>
      </div>
    </form>
  )
}
