// The way to a game: home page, search, lobby, demo, and back. These suites share a site and a browser.
import './demo.suite.ts'
import './home.suite.ts'
import './lobby-place.suite.ts'
import './search.suite.ts'
