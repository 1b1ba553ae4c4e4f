import { call } from '../../call.ts'

const networks = ['FACEBOOK', 'TELEGRAM', 'VIBER', 'TIKTOK', 'YOUTUBE']

/** Where the brand is found elsewhere. The addresses lead nowhere: these brands are invented. */
export const socialAccount = call({
  identify: 'site',
  answer({ brand }) {
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
