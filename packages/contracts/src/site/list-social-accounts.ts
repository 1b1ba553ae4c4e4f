import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** The brand's profiles on social networks: the network in lower case, the profile's name, and an http(s) address. */
export const SocialAccounts = z.object({
  accounts: z.array(z.object({ network: z.string(), name: z.string(), url: z.string() })),
})
export type SocialAccounts = z.infer<typeof SocialAccounts>

/** The brand's profiles on social networks. */
export const listSocialAccounts = operation({
  method: 'GET',
  path: '/api/site/social-accounts',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  response: SocialAccounts,
})

export const listSocialAccountsExample: Example<typeof listSocialAccounts> = {
  request: {},
  response: {
    accounts: [{ network: 'facebook', name: '@lunapalace', url: 'https://facebook.example.com/lunapalace' }],
  },
}
