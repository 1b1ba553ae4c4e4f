/** The time zone of sites that name none, by its IANA name: that of the first market that this product serves. */
export const defaultTimeZone = 'Asia/Manila'
