import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformance } from './checks/conformance.ts'
import { coverage } from './checks/coverage.ts'
import { states } from './checks/states.ts'
import { bundle } from './document.ts'
import { ROOT } from './files.ts'
import { readPact } from './pact.ts'
const pact = readPact()
const document = bundle()
console.time('c')
console.log(await conformance(pact, document))
console.timeEnd('c')
console.log(coverage(pact, document))
console.log(states(pact, readFileSync(join(ROOT, 'contracts/STATES.md'), 'utf8')))
