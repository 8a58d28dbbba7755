/** Whether a network's listed text is a caption that was sent: spaces may differ, and it may list only the beginning. */
export function isSameCaption(listed: string, sent: string, listedCharacters = Infinity): boolean {
  const [one, other] = [plain(listed), plain(sent)]
  if (one === '' || other === '') return one === other
  if (one === other) return true
  // Only a text that fills its place was cut; a shorter one is another caption.
  const isCut = one.length >= Math.min(listedCharacters, other.length) - 1
  return isCut && other.startsWith(one.replace(/(…|\.\.\.)$/, ''))
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
