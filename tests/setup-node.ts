import { configureGlobal } from 'fast-check'
import { SEED } from './fuzz/seed.ts'

// Each run tries the same values, so that only a change can make a test fail. FUZZ_SEED tries others.
configureGlobal({ seed: SEED })
