import './round.css'

export const round = { name: 'round' } as const
