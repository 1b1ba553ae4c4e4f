// Loading, hydration, navigation and prefetching. These suites share a site and a browser.
import './event-replay.suite.ts'
import './missing-code.suite.ts'
import './navigation.suite.ts'
import './offline.suite.ts'
import './prefetch.suite.ts'
import './pressed.suite.ts'
import './storage.suite.ts'
