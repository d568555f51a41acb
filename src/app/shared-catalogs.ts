import { paths } from '../domain/paths.ts'

/**
 * Of the texts that pages share (lingui.config.ts) those that a page shows: home none, the mandi prices only the building
 * blocks', every other page also those of src/domain.
 */
export const sharedCatalogs = (path: string): string[] =>
  path === paths.home() ? [] : path === paths.mandi() ? ['common'] : ['common', 'shared']
