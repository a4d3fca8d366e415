/** The port for boards made with Svelte: what it tells is read like any other state, and a component is mounted by one line. */
import { mount, unmount, type Component } from 'svelte'
import type { GameModule, GameTypes, Leaf, Mounted, PickerPort, PickerState, Port, PortActs, PortState, Source } from '../port/types'
import Guarded from './Guarded.svelte'

/** The port as components read it: every part of its state is a signal of its own. */
export type BoardPort<G extends GameTypes> = Readonly<PortState<G>> & PortActs<G>
export type OptionPort = Readonly<PickerState> & Omit<PickerPort, keyof Source<PickerState>>

/** What a board, the facts of a seat, and a picker get as props. */
export interface BoardProps<G extends GameTypes> {
  port: BoardPort<G>
}
export interface FactsProps<G extends GameTypes> {
  port: BoardPort<G>
  seat: number
}
export interface PickerProps {
  port: OptionPort
}

type Load<P extends object> = () => Promise<{ default: Component<P> }>

class Signal<T> {
  value: T
  constructor(value: T) {
    this.value = $state.raw(value)
  }
}

/** A source whose parts can be read in effects and templates; what else it can do stays beside them. */
function read<T extends object, P extends Source<T>>(source: P): { port: Readonly<T> & Omit<P, keyof Source<T>>; stop: () => void } {
  const { state, subscribe, ...acts } = source
  const parts = Object.entries(state).map(([key, value]) => [key, new Signal<unknown>(value)] as const)
  const port = Object.defineProperties(
    acts,
    Object.fromEntries(parts.map(([key, signal]) => [key, { enumerable: true, get: () => signal.value }])),
  )
  const stop = subscribe((now) => {
    for (const [key, signal] of parts) signal.value = now[key as keyof T]
  })
  return { port: port as Readonly<T> & Omit<P, keyof Source<T>>, stop }
}

function show<P extends object>(
  element: HTMLElement,
  part: Component<P>,
  props: P,
  fail: (error: unknown) => void,
  stop: () => void,
): Mounted {
  const shown = mount(Guarded<P>, { target: element, props: { part, props, fail } })
  return {
    unmount: () => {
      stop()
      void unmount(shown)
    },
  }
}

/** What a board tells beside what it draws; its pages are fetched with it. */
interface Besides<G extends GameTypes> {
  pings?: boolean
  holds?: Readonly<Record<string, number>>
  pages?: () => Promise<{
    leaves(port: BoardPort<G>, events: readonly G['event'][], view: G['view']): Leaf[]
  }>
}

/** `mount` of a game's module: a component, fetched when it is wanted. */
export function mountBoard<G extends GameTypes>(load: Load<BoardProps<G>>, { pages, ...more }: Besides<G> = {}): GameModule<G>['mount'] {
  return async (element, source) => {
    const [{ default: part }, tale] = await Promise.all([load(), pages?.()])
    const { port, stop } = read<PortState<G>, Port<G>>(source)
    const leaves: Mounted['leaves'] = tale && ((events, view) => tale.leaves(port, events as readonly G['event'][], view as G['view']))
    return { ...show(element, part, { port }, port.fail, stop), ...more, ...(leaves && { leaves }) }
  }
}

/** `facts` of a game's module. Without them a seat shows its name only, so what goes wrong with them stops nothing. */
export function mountFacts<G extends GameTypes>(load: Load<FactsProps<G>>): NonNullable<GameModule<G>['facts']> {
  return async (element, source, seat) => {
    const part = (await load()).default
    const { port, stop } = read<PortState<G>, Port<G>>(source)
    return show(element, part, { port, seat }, console.error, stop)
  }
}

/** One of the `pickers` of a game's module. */
export function mountPicker(load: Load<PickerProps>): (element: HTMLElement, port: PickerPort) => Promise<Mounted> {
  return async (element, source) => {
    const part = (await load()).default
    const { port, stop } = read<PickerState, PickerPort>(source)
    return show(element, part, { port }, console.error, stop)
  }
}
