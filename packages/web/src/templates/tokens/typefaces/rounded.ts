import './rounded.css'

export const rounded = { name: 'rounded' } as const
