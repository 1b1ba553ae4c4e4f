import t from 'tap'
import { walk } from '../support/walk.ts'

await walk(t, 'sportsbook1')
