// The documents of pages.
// These suites share a process: starting one takes longer than most of them.
import './analytics.suite.ts'
import './banners.suite.ts'
import './builds.suite.ts'
import './documents.suite.ts'
import './first-paint.suite.ts'
import './head.suite.ts'
import './many-searches.suite.ts'
import './outage.suite.ts'
import './rendering.suite.ts'
import './site-files.suite.ts'
