import './compact.css'

export const compact = { name: 'compact' } as const
