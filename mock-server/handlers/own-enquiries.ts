import type { Handlers } from '../operation.ts'
