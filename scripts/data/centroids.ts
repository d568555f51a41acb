// `node scripts/data/centroids.ts`: a point for each district, out of the open data that the mock is seeded from, for what
// is near (source and licence: src/domain/places/data/README.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'

type Points = Record<string, Record<string, [latitude: number, longitude: number]>>

const source = new URL('../../mock-server/store/data/district-centroids.json', import.meta.url)
const target = new URL('../../src/domain/places/data/district-centroids.json', import.meta.url)

/** A hundredth of a degree is a kilometre, and a district is fifty wide. */
const round = (degrees: number) => Math.round(degrees * 100) / 100

const points = JSON.parse(readFileSync(source, 'utf8')) as Points
for (const districts of Object.values(points))
  for (const [name, [latitude, longitude]] of Object.entries(districts))
    districts[name] = [round(latitude), round(longitude)]
writeFileSync(target, await format(JSON.stringify(points), { parser: 'json', printWidth: 120 }))
