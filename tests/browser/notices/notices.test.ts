// Announcements and ad attribution. These suites share a site and a browser.
import './ad-visit.suite.ts'
import './announcements.suite.ts'
