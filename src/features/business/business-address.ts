import { ENTITY_TYPES, type EntityType } from '../../domain/navigation/paths.ts'

/** The business type that a path names, in any case: the router also matches `/Farmer/7`. */
export const readEntityType = (pathname: string): EntityType | undefined =>
  ENTITY_TYPES.find((type) => pathname.toLowerCase().startsWith(`/${type}/`))
