/** How long a command may take. */
export const answerTimeoutMs = 100
/** How long connecting and subscribing may take: longer than a command, because no request waits for them. */
export const connectTimeoutMs = 1000
/** The longest pause between two attempts to connect; the pauses vary by a quarter. */
export const maxRetryMs = 2000
/** Within this time after Redis is back, every replica that runs has connected to it. */
export const reconnectedMs = 1.25 * maxRetryMs + connectTimeoutMs
