/** Starts the browser's own download of what the page holds. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // A browser may begin to read it late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
