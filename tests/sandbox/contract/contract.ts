export const S = ['domain_name', 'external_id']
export const A = ['auth', 'account_id']
export const paging = ['page?', 'per_page?']
export const dates = ['date_from?', 'date_to?']

/** The payload and response fields of a call. */
export interface Contract {
  /** The fields of the payload; a trailing question mark makes one optional. */
  payload: string[]
  /** Whether it is sent as a form with a file. */
  isMultipart?: boolean
  /** Values for the fields other than the identity. */
  with?: Record<string, unknown>
  /** The list whose first item has the response fields; without it, the response itself has them. */
  in?: 'value' | 'nextLevel' | 'accountList'
  /** The fields that the response must have. */
  reads: string[]
}
