/** The address of a withdrawal's own page. */
export const withdrawalAddress = (withdrawalId: string): string =>
  `/withdrawal?id=${encodeURIComponent(withdrawalId)}`
