import { ENTITY_TYPES, paths } from '../../domain/navigation/paths.ts'

/** Beginnings of the paths of businesses and products: they belong to the directory, but their paths are not below its path. */
export const BELOW_DIRECTORY = [...ENTITY_TYPES.map((type) => paths.business(type, '')), paths.product('')]
