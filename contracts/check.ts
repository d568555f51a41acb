import { bundle } from './document.ts'
import { readPact } from './pact.ts'
import { documentAlarms } from './alarms/document.ts'
const d = bundle()
console.time('x')
console.dir(await documentAlarms(readPact(), d), { depth: 9 })
console.timeEnd('x')
