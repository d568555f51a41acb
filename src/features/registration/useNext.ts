import { useSearchParams } from 'react-router'
import { wantedPage } from '../../domain/navigation/safe-next.ts'

/** The page that a person wanted before they were led to the registration, and that it leads on to (§registration.29). */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  return wantedPage(query.get('next'))
}
