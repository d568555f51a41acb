import { paths } from '../../domain/navigation/paths.ts'

/**
 * Of the texts that pages share (lingui.config.ts) those that a page shows: home none, mandi prices and sign-in only the
 * building blocks', every other page also those of src/domain.
 */
export const sharedCatalogs = (path: string): string[] =>
  path === paths.home() ? [] : [paths.mandi(), paths.auth()].includes(path) ? ['common'] : ['common', 'shared']
