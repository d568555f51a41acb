import { configureGlobal } from 'fast-check'
import { SEED } from './fuzz/seed.ts'

// Each run tries the same values, so that a failure is of the change; FUZZ_SEED tries others.
configureGlobal({ seed: SEED })
