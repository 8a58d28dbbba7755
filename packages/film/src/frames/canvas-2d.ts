/** The few Canvas 2D calls that drawing needs; a browser's context and a server's fit alike. */
export type Canvas2D = {
  font: string
  textAlign: string
  direction: string
  textBaseline: string
  lineJoin: string
  lineWidth: number
  fillStyle: unknown
  strokeStyle: unknown
  shadowColor: string
  shadowBlur: number
  shadowOffsetY: number
  globalAlpha: number
  globalCompositeOperation: string
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  rotate(radians: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  clip(): void
  fill(): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): {
    readonly width: number
    readonly actualBoundingBoxAscent: number
    readonly actualBoundingBoxDescent: number
  }
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void
}
