import { paths } from '../../domain/navigation/paths.ts'

export const listAddress = (page: number): string => paths.enquiries(page > 1 ? { page } : {})
