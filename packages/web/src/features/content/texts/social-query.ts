import { query } from '../../../api/query.ts'

/** The brand's accounts on other networks. */
export const socialQuery = () => query('listSocialAccounts', {})
