import { bundle } from './document.ts'
import { changesOf } from './changes/report.ts'
console.log(await changesOf(bundle(), process.argv[2]))
