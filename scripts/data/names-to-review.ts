// `node scripts/data/names-to-review.ts`: the names that were only transliterated, for a native reader, into locales/names/to-review.csv.
// A test compares; where they are kept: mock-server/store/data.
import { readFileSync, writeFileSync } from 'node:fs'
import { namesToReview } from './transliterated.ts'

const read = (file: string) => readFileSync(new URL(`../../mock-server/store/data/${file}`, import.meta.url), 'utf8')
writeFileSync(new URL('../../locales/names/to-review.csv', import.meta.url), namesToReview(read))
