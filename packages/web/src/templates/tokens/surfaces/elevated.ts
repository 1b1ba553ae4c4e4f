import './elevated.css'

export const elevated = { name: 'elevated' } as const
