import { ENTITY_TYPES, type EntityType } from '../../domain/paths.ts'

/** An id out of an address; what no id can be, or none that fits a number, is undefined. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Which kind of business a path names: the router takes `/Farmer/7` for `/farmer/7`. */
export const readEntityType = (pathname: string): EntityType | undefined =>
  ENTITY_TYPES.find((type) => pathname.toLowerCase().startsWith(`/${type}/`))
