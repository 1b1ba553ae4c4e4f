/** The address of a deposit's own page. */
export const depositAddress = (depositId: string): string => `/deposit?id=${encodeURIComponent(depositId)}`
