import { defaultTimeZone } from '@marquee/contracts/time-zone'
import { createContext } from 'react'

/** The site's time zone by its IANA name, in which server and browser write times alike. */
export const TimeZoneContext = createContext(defaultTimeZone)
