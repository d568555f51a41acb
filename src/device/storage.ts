/** One of the browser's storages. While it is blocked or full, memory replaces it for the visit (§reliability.20). */
class SafeStorage {
  private readonly memory = new Map<string, string>()
  private readonly name: 'localStorage' | 'sessionStorage'

  constructor(name: 'localStorage' | 'sessionStorage') {
    this.name = name
  }
  get keys(): string[] {
    try {
      return [...new Set([...Object.keys(window[this.name]), ...this.memory.keys()])]
    } catch {
      return [...this.memory.keys()]
    }
  }
  get(key: string): string | null {
    try {
      return this.memory.get(key) ?? window[this.name].getItem(key)
    } catch {
      return null
    }
  }
  /** Undefined removes the key. @returns whether the change survives a reload */
  set(key: string, value: string | undefined): boolean {
    this.memory.delete(key)
    try {
      if (value === undefined) window[this.name].removeItem(key)
      else window[this.name].setItem(key, value)
      return true
    } catch {
      if (value !== undefined) this.memory.set(key, value)
      return false
    }
  }
  /** Drops what is in memory only, which no other tab can remove. */
  forgetMemory(): void {
    this.memory.clear()
  }
}

export const local = new SafeStorage('localStorage')
export const perTab = new SafeStorage('sessionStorage')
