import './condensed.css'

export const condensed = { name: 'condensed' } as const
