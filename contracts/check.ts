import { providerAlarms } from './alarms/provider.ts'
console.time('x')
console.dir(await providerAlarms(), { depth: 9 })
console.timeEnd('x')
