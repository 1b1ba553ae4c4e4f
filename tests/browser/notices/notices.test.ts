// Announcements and ad attribution. These suites share a browser, and most of them a site.
import './ad-visit.suite.ts'
import './announcements.suite.ts'
import './live-chat.suite.ts'
