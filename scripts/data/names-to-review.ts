// `node scripts/data/names-to-review.ts`: writes names that are only transliterated to locales/names/to-review.csv, for
// a native reader. A test compares the file. The names themselves are in mock-server/store/data.
import { readFileSync, writeFileSync } from 'node:fs'
import { namesToReview } from './transliterated.ts'

const read = (file: string) => readFileSync(new URL(`../../mock-server/store/data/${file}`, import.meta.url), 'utf8')
writeFileSync(new URL('../../locales/names/to-review.csv', import.meta.url), namesToReview(read))
