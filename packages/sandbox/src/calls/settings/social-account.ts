import { call } from '../../call.ts'

const networks = ['FACEBOOK', 'TELEGRAM', 'VIBER', 'TIKTOK', 'YOUTUBE']

/** The brand's profiles on social networks. The addresses do not exist: the brands are fictitious. */
export const socialAccount = call({
  path: '/api/settings/social_account',
  identify: 'site',
  handle({ brand }) {
    const name = brand.siteName.toLowerCase().replace(/[^a-z0-9]/g, '')
    return {
      accountList: networks.map((network) => ({
        social_type: network,
        account_name: `@${name}`,
        url: `https://${network.toLowerCase()}.example/${name}`,
      })),
    }
  },
})
