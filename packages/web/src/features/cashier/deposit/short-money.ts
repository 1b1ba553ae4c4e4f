/** Money as it is written in full, without the decimals of a whole amount: `₱1,000`. Every language has a decimal point. */
export const shortMoney = (written: string): string => written.replace(/\.00(?!\d)/, '')
