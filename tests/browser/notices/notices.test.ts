// What a site tells its visitors, and is told of them. These suites share a site and a browser.
import './ad-visit.suite.ts'
import './announcements.suite.ts'
