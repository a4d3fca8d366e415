/** A line to a table, whoever carries it: a server, or a worker of this page. */
export interface LineTo {
  onopen: () => void
  onmessage: (event: { data: string }) => void
  onclose: (event: { code: number }) => void
  send(text: string): void
  close(): void
}
