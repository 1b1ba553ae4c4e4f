import t from 'tap'
import { crawl } from '../support/crawl.ts'

await crawl(t)
