// Lists of thousands of games. These suites share a site and a browser.
import './lobby.suite.ts'
import './pagination.suite.ts'
