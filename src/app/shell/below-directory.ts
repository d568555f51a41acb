import { ENTITY_TYPES, paths } from '../../domain/navigation/paths.ts'

/** How the paths of a business and of its products begin: they belong to the directory, and stand beside it. */
export const BELOW_DIRECTORY = [...ENTITY_TYPES.map((type) => paths.business(type, '')), paths.product('')]
