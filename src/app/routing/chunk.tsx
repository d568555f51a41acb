import { lazy, useState, type ComponentType } from 'react'

/**
 * A component in a chunk of its own. Once `preload` is through it renders at once, without the blink of a Suspense boundary
 * that would drop the focus; until then it suspends.
 */
export function chunk<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(load) as ComponentType<Props>
  function Chunk(props: Props) {
    // Stays what it was at first: another component in its place would lose its state.
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
