import t from 'tap'
import { crawl } from '../../support/crawl/crawl.ts'

await crawl(t)
