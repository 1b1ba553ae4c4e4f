import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Where the brand is found elsewhere: the network in lower case, the brand's name there, and a web address. */
export const SocialAccounts = z.object({
  accounts: z.array(z.object({ network: z.string(), name: z.string(), url: z.string() })),
})
export type SocialAccounts = z.infer<typeof SocialAccounts>

/** The brand's accounts on social networks. */
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
