import 'core-js/stable/array/at'
import 'core-js/stable/array/find-last'
import 'core-js/stable/array/find-last-index'
import 'core-js/stable/array/to-reversed'
import 'core-js/stable/array/to-sorted'
import 'core-js/stable/array/to-spliced'
import 'core-js/stable/array/with'
import 'core-js/stable/object/has-own'
import 'core-js/stable/string/at'
import 'core-js/stable/string/to-well-formed'
// Not `stable/url/parse`, which brings a whole URL.
import 'core-js/modules/web.url.parse'
import { add, ofSignal, ofSignals } from './shims.ts'

/**
 * What the app uses and old browsers lack: Chrome from 87, Safari from 15, Firefox from 102 on (docs/faults.md, Old
 * phones). Only browsers without `URL.parse`, the newest of these, download this file (src/head/main.ts). Types:
 * tsconfig.browser.json.
 */
add(AbortSignal, ofSignal)
add(AbortSignal.prototype, ofSignals)
