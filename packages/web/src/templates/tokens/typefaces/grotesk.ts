import './grotesk.css'

export const grotesk = { name: 'grotesk' } as const
