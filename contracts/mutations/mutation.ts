/** A fault that was planted, and which checks noticed it: by name, with what they said. */
export type Mutation = {
  where: 'document' | 'client' | 'provider' | 'pact'
  fault: string
  caughtBy: { check: string; says: string }[]
}
