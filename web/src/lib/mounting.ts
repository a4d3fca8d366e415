/** Mounting what a game's module draws, without trusting it. */
import type { Mounted } from '../port/types'

/** An attachment that mounts something into an element, and takes it away with it. */
export function mounting(
  make: (element: HTMLElement) => Mounted | Promise<Mounted>,
  fail: (error: unknown) => void,
): (element: HTMLElement) => () => void {
  return (element) => {
    let gone = false
    let mounted: Mounted | null = null
    const leave = (): void => {
      try {
        mounted?.unmount()
      } catch (error) {
        console.error(error)
      }
      element.replaceChildren()
    }
    const enter = async (): Promise<void> => {
      try {
        mounted = await make(element)
        if (gone) leave()
      } catch (error) {
        if (!gone) fail(error)
      }
    }
    void enter()
    return () => {
      gone = true
      if (mounted) leave()
    }
  }
}
