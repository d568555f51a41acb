import { lazy, useState, type ComponentType } from 'react'

/**
 * A component in its own chunk. After `preload` it renders at once: a Suspense fallback would drop the focus. Before, it suspends.
 */
export function chunk<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(load) as ComponentType<Props>
  function Chunk(props: Props) {
    // Never changes: another component in its place would lose its state.
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown {...props} />
  }
  return {
    Chunk,
    preload: async () => {
      loaded ??= (await load()).default
    },
  }
}
