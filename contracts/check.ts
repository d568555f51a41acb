import { clientAlarms } from './alarms/client.ts'
console.time('x')
console.dir(await clientAlarms(), { depth: 9 })
console.timeEnd('x')
