import type { Translated } from '../../locale.ts'
import type { client as english } from '../en/ui-client.ts'

export const client: Translated<typeof english> = {
  offline: 'Offline ka ngayon. Kusa itong kokonekta ulit.',
  online: 'Online ka na ulit',
  chat: 'Live chat',
  table: 'Table',
  footerPages: 'Tungkol sa site na ito',
  follow: 'I-follow ang {{site}}',
  absentPage: 'Wala pa ang page na ito sa {{site}}: {{page}}',
}
