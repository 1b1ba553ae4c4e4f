// Layout, motion, keyboard and accessibility at every size. These suites share a site and a browser.
import './accessibility.suite.ts'
import './keyboard.suite.ts'
import './layout.suite.ts'
import './motion.suite.ts'
import './navigation.suite.ts'
import './small-screen.suite.ts'
import './surfaces.suite.ts'
