import { ENTITY_TYPES, type EntityType } from '../../domain/navigation/paths.ts'

/** Which kind of business a path names: the router takes `/Farmer/7` for `/farmer/7`. */
export const readEntityType = (pathname: string): EntityType | undefined =>
  ENTITY_TYPES.find((type) => pathname.toLowerCase().startsWith(`/${type}/`))
