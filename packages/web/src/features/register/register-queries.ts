import { query } from '../../api/query.ts'

/** What the sign-up page is rendered with. */
export const registerQueries = () => [query('getSignupForm', {})]
