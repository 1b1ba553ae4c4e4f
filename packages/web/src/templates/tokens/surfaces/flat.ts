import './flat.css'

export const flat = { name: 'flat' } as const
