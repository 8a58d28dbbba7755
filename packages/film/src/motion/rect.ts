/** A rectangle in pixels of the frame; subpixel. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
