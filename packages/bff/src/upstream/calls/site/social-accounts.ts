import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { isWebAddress } from '../../decoding/web-address.ts'
import { platformCall } from '../../platform-call.ts'

const AccountItem = z.object({ social_type: text(), account_name: text(), url: text() })

/** The brand's social media accounts. Entries whose address is not a web address are left out. */
export const socialAccounts = platformCall({
  path: '/api/settings/social_account',
  kind: 'read',
  identify: 'site',
  onFailure: 'disconnect',
  response: z.object({ accountList: z.array(AccountItem) }),
  read: ({ accountList }) => ({
    accounts: accountList
      .filter(({ social_type, url }) => social_type !== '' && isWebAddress(url))
      .map(({ social_type, account_name, url }) => ({
        network: social_type.toLowerCase(),
        name: account_name,
        url,
      })),
  }),
})
