import { query } from '../api/query.ts'

/** The query of the brand's accounts on social networks. */
export const socialQuery = () => query('listSocialAccounts', {})
